import { transform } from 'sucrase';
import type { ProjectFiles } from '../../sandbox/project';
import { printImport } from './print';

/**
 * Converts modules to JavaScript.
 *
 * @param sources - modules in TypeScript, and other files, by path
 */
export function toJavaScript(sources: ProjectFiles): ProjectFiles {
  return Object.fromEntries(
    Object.entries(sources).map(([path, code]) =>
      /\.tsx?$/.test(path) ? [path.replace(/\.ts(x?)$/, '.js$1'), stripTypes(code)] : [path, code],
    ),
  );
}

/** Declarations of types, with their comments and the empty line after them. */
const TYPE_DECLARATIONS =
  /(?:^\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?^(?:export )?(?:interface [^{]*\{[\s\S]*?^\}|type [^;]*;)\n+/gm;

function stripTypes(code: string): string {
  const { code: plain } = transform(code.replace(TYPE_DECLARATIONS, ''), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  // Removed types leave gaps in import lists.
  return plain.trimStart().replace(/import \{([^}]*)\} from '([^']+)';\n/g, (_, list, module) => {
    const names = (list as string).split(',').map((name) => name.trim());
    const left = names.filter((name) => name !== '');
    return left.length > 0 ? `${printImport(left, module)}\n` : '';
  });
}
