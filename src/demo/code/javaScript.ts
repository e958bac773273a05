import { transform } from 'sucrase';
import type { ProjectFiles } from '../../sandbox/project';
import { printImport } from './print';

/**
 * Takes the types out of modules.
 *
 * @param sources - modules in TypeScript, and other files, by path
 * @returns the same in JavaScript
 */
export function toJavaScript(sources: ProjectFiles): ProjectFiles {
  return Object.fromEntries(
    Object.entries(sources).map(([path, code]) =>
      /\.tsx?$/.test(path)
        ? [path.replace(/\.ts(x?)$/, '.js$1'), withoutTypes(code)]
        : [path, code],
    ),
  );
}

/** Declarations of types, with their comments and the empty line after them. */
const TYPES =
  /(?:^\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?^(?:export )?(?:interface [^{]*\{[\s\S]*?^\}|type [^;]*;)\n+/gm;

function withoutTypes(code: string): string {
  const { code: plain } = transform(code.replace(TYPES, ''), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  // Names that were types leave gaps in their imports.
  return plain.trimStart().replace(/import \{([^}]*)\} from '([^']+)';\n/g, (_, list, module) => {
    const names = (list as string).split(',').map((name) => name.trim());
    const left = names.filter((name) => name !== '');
    return left.length > 0 ? `${printImport(left, module)}\n` : '';
  });
}
