import { type ReactNode, useId } from 'react';
import Diagram from './Diagram';
import shared from './Diagram.module.css';
import styles from './Paths.module.css';

/** A rule, in words, or a group: the combinator of a group and its rules. */
type Item = string | { combinator: string; rules: Item[] };

/** The query of the guide about paths. */
const QUERY: Item = {
  combinator: 'and',
  rules: ['state = open', { combinator: 'or', rules: ['priority > 3', 'owner is null'] }],
};

/** A line of the diagram. */
interface Row {
  path: number[];
  label: string;
  kind: 'rule' | 'group' | 'combinator';
}

/** The lines of a query from top to bottom. */
function listRows(item: Item, independent: boolean, path: number[] = []): Row[] {
  if (typeof item === 'string') return [{ path, label: item, kind: 'rule' }];
  const rows = item.rules.flatMap((rule, index): Row[] => {
    const position = independent ? index * 2 : index;
    const combinator: Row = {
      path: [...path, position - 1],
      label: item.combinator,
      kind: 'combinator',
    };
    return [
      ...(independent && index > 0 ? [combinator] : []),
      ...listRows(rule, independent, [...path, position]),
    ];
  });
  const label = independent ? 'group' : item.combinator;
  return [{ path, label, kind: 'group' }, ...rows];
}

/** The description of a line, in words. */
function describePath({ path, label, kind }: Row): string {
  const where = `[${path.join(', ')}] is`;
  if (kind === 'rule') return `${where} the rule ${label}`;
  if (kind === 'combinator')
    return `${where} the combinator ${label}, which findPath does not return`;
  return label === 'group' ? `${where} a group` : `${where} a group with the combinator ${label}`;
}

/** The class of each kind of line. */
const VARIANT_CLASSES: Record<Row['kind'], string | undefined> = {
  rule: undefined,
  group: styles.groupLine,
  combinator: styles.combinatorLine,
};

const WIDTH = 320;
const ROW = 44;
const BOX = 32;
const INDENT = 34;

const itemText = (path: number[]): string => `[${path.join(', ')}]`;
const xOf = (path: number[]): number => 1 + path.length * INDENT;
const yOf = (line: number): number => 4 + line * ROW;

/** Whether the path from the root to the target passes here. */
const isAncestor = (target: number[], path: number[]): boolean =>
  path.every((index, level) => target[level] === index);

interface PathsProps {
  /** Draw the query with combinators between its rules, which take up positions too. */
  independentCombinators?: boolean;
}

/**
 * A nested query with the position of each rule and group in its parent and its path. The path to one
 * of them is highlighted.
 */
export default function Paths({ independentCombinators = false }: PathsProps): ReactNode {
  const id = useId();
  const rows = listRows(QUERY, independentCombinators);
  const target = independentCombinators ? [2, 0] : [1, 0];
  const [first, second] = target;
  const height = yOf(rows.length) - ROW + BOX + 4;
  const wires = rows
    .flatMap(({ path }, line) => {
      const parent = rows.findIndex(
        (row) => row.path.length === path.length - 1 && isAncestor(path, row.path),
      );
      if (parent < 0) return [];
      const x = xOf(path);
      const middle = yOf(line) + BOX / 2;
      const d = `M${x - INDENT + 10} ${yOf(parent) + BOX}V${middle - 6}q0 6 6 6H${x}`;
      return { path, marked: isAncestor(target, path), d };
    })
    .sort((a, b) => Number(a.marked) - Number(b.marked));
  return (
    <Diagram
      title={
        independentCombinators
          ? 'Paths in a query with independent combinators'
          : 'The path of each rule and group'
      }
    >
      <div className={styles.beside}>
        <svg
          className={styles.paths}
          viewBox={`0 0 ${WIDTH} ${height}`}
          role="img"
          aria-labelledby={`${id}title ${id}desc`}
        >
          <title id={`${id}title`}>A nested query with paths</title>
          <desc id={`${id}desc`}>{rows.map(describePath).join('; ')}.</desc>
          {wires.map(({ path, marked, d }) => (
            <path key={itemText(path)} className={marked ? styles.way : styles.wire} d={d} />
          ))}
          {rows.map((row, line) => {
            const [x, y] = [xOf(row.path), yOf(line)];
            const own = row.path.at(-1);
            const marked = isAncestor(target, row.path);
            const middle = y + BOX / 2;
            const end = x + (row.kind === 'group' ? 74 : row.kind === 'rule' ? 148 : 52);
            return (
              <g key={itemText(row.path)} className={VARIANT_CLASSES[row.kind]}>
                {row.kind !== 'combinator' && (
                  <rect
                    className={marked ? styles.marked : undefined}
                    x={x}
                    y={y}
                    width={end - x}
                    height={BOX}
                    rx="6"
                  />
                )}
                {own !== undefined && (
                  <>
                    <circle
                      className={marked ? styles.marked : undefined}
                      cx={x - 1}
                      cy={middle}
                      r="10"
                    />
                    <text className={styles.index} x={x - 1} y={middle + 4.5}>
                      {own}
                    </text>
                  </>
                )}
                <text x={x + 16} y={middle + 4.5}>
                  {row.kind === 'rule' ? row.label : row.label.toUpperCase()}
                </text>
                <path className={styles.leader} d={`M${end + 8} ${middle}H${WIDTH - 58}`} />
                <text className={styles.path} x={WIDTH - 2} y={middle + 4.5}>
                  {row.kind === 'combinator' ? '–' : itemText(row.path)}
                </text>
              </g>
            );
          })}
        </svg>
        <div className={`${shared.legend} ${styles.key}`}>
          <p>
            The number at the start of each line is its index in <code>rules</code> of the group
            around it. A path is all the numbers on the way from the root.
          </p>
          <p>
            <span className={shared.marker}>{itemText(target)}</span> is <code>query</code>
            <wbr />
            <code>{`.rules[${first}]`}</code>
            <wbr />
            <code>{`.rules[${second}]`}</code>. The root is at <code>[]</code>.
          </p>
          {independentCombinators && (
            <p>
              The combinators take the odd indexes. <code>findPath</code> does not return them.
            </p>
          )}
        </div>
      </div>
    </Diagram>
  );
}
