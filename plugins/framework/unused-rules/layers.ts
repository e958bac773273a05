import type { AtRule, Container, Declaration, Document, Node, Root, Rule } from 'postcss';

/** The rule that a declaration stands in. */
export const ruleOf = ({ parent }: Declaration): Rule | undefined =>
  parent?.type === 'rule' ? (parent as Rule) : undefined;

/** The layer of a rule that always applies; the empty string is none, and `undefined` is a condition. */
export function layerOf(declaration: Declaration): string | undefined {
  const outer = ruleOf(declaration)?.parent;
  if (outer?.type === 'root') return '';
  const isLayer =
    outer?.type === 'atrule' && outer.name === 'layer' && outer.parent?.type === 'root';
  return isLayer ? outer.params : undefined;
}

/** The layer that a declaration is in at all, whatever else is required; the outer one where layers are nested. */
export function outerLayerOf(declaration: Declaration): string {
  let layer = '';
  for (let node: Node | undefined = declaration.parent; node; node = node.parent) {
    if (node.type === 'atrule' && 'params' in node && 'name' in node && node.name === 'layer') {
      layer = String(node.params);
    }
  }
  return layer;
}

/** The layers that a stylesheet declares, weakest first. Those below one layer are where that layer is. */
export function layersOf(root: Root): string[] {
  const layers = new Set<string>();
  for (const node of root.nodes) {
    if (node.type !== 'atrule' || node.name !== 'layer') continue;
    for (const name of node.params.split(',')) layers.add(name.trim());
  }
  const topOf = (name: string) => name.split('.', 1)[0] as string;
  const tops = [...new Set([...layers].map(topOf))];
  return [...layers].sort((one, other) => tops.indexOf(topOf(one)) - tops.indexOf(topOf(other)));
}

/** Removes a declaration, and the rule and the conditions that are empty then. An empty layer still has its place. */
export function removeDeclaration(declaration: Declaration): void {
  let outer: Container | Document | undefined = declaration.parent;
  declaration.remove();
  while (outer && outer.type !== 'root' && outer.nodes?.length === 0) {
    if (outer.type === 'atrule' && (outer as AtRule).name === 'layer') return;
    const { parent }: Node = outer;
    outer.remove();
    outer = parent;
  }
}
