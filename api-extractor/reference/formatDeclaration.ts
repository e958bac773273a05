import ts from 'typescript';
import { group, ifBroken, indent, join, type Layout, line, softLine, write } from './layout';

/** How many characters a line of a code block has, so that it does not scroll on a wide screen. */
const WIDTH = 80;

/** From how many members on an object type is left to the table below the signature. */
const MAX_MEMBERS = 3;

interface Options {
  /** Whether object types of many members are replaced by a comment that counts them. */
  isShort?: boolean;
  /** What their members are called: `members`. */
  noun?: string;
}

/**
 * Formats a declaration over as many lines as it needs.
 *
 * @param code - one declaration: a type alias, an interface, a function or a constant
 * @param options - see {@link Options}
 * @throws Error when it is not one declaration
 */
export function formatDeclaration(code: string, options: Options = {}): string {
  const source = ts.createSourceFile('declaration.ts', code, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  if (!statement || source.statements.length > 1) {
    throw new Error(`The API reference cannot format "${code}": it is not one declaration.`);
  }
  return write(new Formatter(source, options).statement(statement), WIDTH);
}

/** Lays out the parts of declarations the way Prettier does. */
class Formatter {
  constructor(
    private readonly source: ts.SourceFile,
    private readonly options: Options,
  ) {}

  statement(node: ts.Statement): Layout {
    if (ts.isTypeAliasDeclaration(node)) {
      const head = ['type ', this.text(node.name), this.typeParameters(node.typeParameters), ' ='];
      return [group([...head, this.assigned(node.type)]), ';'];
    }
    if (ts.isInterfaceDeclaration(node)) {
      const bases = node.heritageClauses?.flatMap(({ types }) => types.map((t) => this.text(t)));
      return [
        'interface ',
        this.text(node.name),
        this.typeParameters(node.typeParameters),
        bases ? group(indent([line, 'extends ', join([',', line], bases)])) : '',
        ' ',
        node.members.length === 0 ? '{}' : this.members(node.members, true),
      ];
    }
    if (ts.isFunctionDeclaration(node)) {
      return ['function ', node.name ? this.text(node.name) : '', this.signature(node, ': '), ';'];
    }
    if (ts.isVariableStatement(node)) {
      const [variable] = node.declarationList.declarations;
      if (variable?.type) {
        return group(['const ', this.text(variable.name), ': ', this.type(variable.type), ';']);
      }
    }
    return this.text(node);
  }

  private text(node: ts.Node): string {
    return node.getText(this.source);
  }

  /** What follows an equals sign. */
  private assigned(node: ts.TypeNode): Layout {
    if (ts.isUnionTypeNode(node)) return indent([line, ifBroken('| '), this.union(node)]);
    if (ts.isConditionalTypeNode(node)) return indent([line, this.type(node)]);
    return [' ', this.type(node)];
  }

  private type(node: ts.TypeNode): Layout {
    if (ts.isUnionTypeNode(node)) {
      return group(indent([softLine, ifBroken('| '), this.union(node)]));
    }
    if (ts.isIntersectionTypeNode(node)) return this.intersection(node);
    if (ts.isTypeLiteralNode(node)) {
      return node.members.length === 0 ? '{}' : group(this.members(node.members, false));
    }
    if (ts.isFunctionTypeNode(node)) return this.signature(node, ' => ');
    if (ts.isTypeReferenceNode(node)) {
      return [this.text(node.typeName), this.typeArguments(node.typeArguments)];
    }
    if (ts.isConditionalTypeNode(node)) return group(this.conditional(node));
    if (ts.isParenthesizedTypeNode(node)) {
      return group(['(', indent([softLine, this.type(node.type)]), softLine, ')']);
    }
    if (ts.isArrayTypeNode(node)) return [this.type(node.elementType), '[]'];
    if (ts.isTypeOperatorNode(node)) {
      return [ts.tokenToString(node.operator) ?? '', ' ', this.type(node.type)];
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      return [this.type(node.objectType), '[', this.type(node.indexType), ']'];
    }
    if (ts.isTupleTypeNode(node)) {
      return this.list(
        '[',
        node.elements.map((element) => this.listed(element)),
        ']',
      );
    }
    if (ts.isMappedTypeNode(node)) return this.mapped(node);
    return this.text(node);
  }

  /** A type in a list, whose place is indented already. */
  private listed(node: ts.TypeNode): Layout {
    return ts.isUnionTypeNode(node) ? group([ifBroken('| '), this.union(node)]) : this.type(node);
  }

  private union({ types }: ts.UnionTypeNode): Layout {
    return join(
      [line, '| '],
      types.map((part) => this.type(part)),
    );
  }

  private intersection({ types }: ts.IntersectionTypeNode): Layout {
    return group(
      types.map((part, index) => {
        const before = types[index - 1];
        if (!before) return this.type(part);
        const isObject = ts.isTypeLiteralNode(part) || ts.isTypeLiteralNode(before);
        return isObject ? [' & ', this.type(part)] : indent([' &', line, this.type(part)]);
      }),
    );
  }

  private conditional(node: ts.ConditionalTypeNode): Layout {
    const [ifTrue, ifFalse] = [node.trueType, node.falseType].map((branch) =>
      ts.isConditionalTypeNode(branch) ? this.conditional(branch) : indent(this.type(branch)),
    );
    const check = [this.type(node.checkType), ' extends ', this.type(node.extendsType)];
    return [check, indent([line, '? ', ifTrue ?? '', line, ': ', ifFalse ?? ''])];
  }

  private mapped(node: ts.MappedTypeNode): Layout {
    const { typeParameter, nameType, type } = node;
    return group([
      '{',
      indent([
        line,
        node.readonlyToken ? 'readonly ' : '',
        '[',
        this.text(typeParameter.name),
        ' in ',
        typeParameter.constraint ? this.type(typeParameter.constraint) : '',
        nameType ? [' as ', this.type(nameType)] : '',
        ']',
        node.questionToken ? this.text(node.questionToken) : '',
        node.questionToken && this.text(node.questionToken) !== '?' ? '?' : '',
        ': ',
        type ? this.type(type) : 'any',
        ifBroken(';'),
      ]),
      line,
      '}',
    ]);
  }

  private members(nodes: ts.NodeArray<ts.TypeElement>, isInterface: boolean): Layout {
    const { isShort, noun = 'members' } = this.options;
    if (isShort && nodes.length > MAX_MEMBERS) {
      return ['{', indent([line, `/* ${nodes.length} ${noun} */`]), line, '}'];
    }
    const parts = nodes.map((node) => this.member(node));
    return [
      '{',
      indent([line, join([';', line], parts), isInterface ? ';' : ifBroken(';')]),
      line,
      '}',
    ];
  }

  private member(node: ts.TypeElement): Layout {
    if (ts.isPropertySignature(node) && node.type) {
      const modifiers = node.modifiers?.map((modifier) => `${this.text(modifier)} `) ?? [];
      const name = `${this.text(node.name)}${node.questionToken ? '?' : ''}`;
      return group([...modifiers, name, ': ', this.type(node.type)]);
    }
    if (ts.isMethodSignature(node)) {
      const name = `${this.text(node.name)}${node.questionToken ? '?' : ''}`;
      return [name, this.signature(node, ': ')];
    }
    if (ts.isCallSignatureDeclaration(node)) return this.signature(node, ': ');
    return this.text(node).replace(/[;,]$/, '');
  }

  private signature(node: ts.SignatureDeclaration, arrow: string): Layout {
    return group([
      this.typeParameters(node.typeParameters),
      this.list(
        '(',
        node.parameters.map((parameter) => this.parameter(parameter)),
        ')',
      ),
      arrow,
      node.type ? this.returned(node.type) : 'void',
    ]);
  }

  /** The parameters break before a short union does. */
  private returned(node: ts.TypeNode): Layout {
    const isShort = this.text(node).length < WIDTH / 2;
    return ts.isUnionTypeNode(node) && isShort ? this.text(node) : this.type(node);
  }

  private parameter(node: ts.ParameterDeclaration): Layout {
    const rest = node.dotDotDotToken ? '...' : '';
    const name = `${rest}${this.text(node.name)}${node.questionToken ? '?' : ''}`;
    return node.type ? [name, ': ', this.type(node.type)] : name;
  }

  private typeParameters(nodes: ts.NodeArray<ts.TypeParameterDeclaration> | undefined): Layout {
    if (!nodes) return '';
    return this.list(
      '<',
      nodes.map((node) => [
        node.modifiers?.map((modifier) => `${this.text(modifier)} `) ?? '',
        this.text(node.name),
        node.constraint ? [' extends ', this.type(node.constraint)] : '',
        node.default ? [' = ', this.type(node.default)] : '',
      ]),
      '>',
    );
  }

  private typeArguments(nodes: ts.NodeArray<ts.TypeNode> | undefined): Layout {
    if (!nodes) return '';
    const [first, second] = nodes;
    const isHugged = first && !second && !ts.isUnionTypeNode(first);
    if (isHugged) return ['<', this.type(first), '>'];
    const types = nodes.map((node) => this.listed(node));
    return group(['<', indent([softLine, join([',', line], types)]), softLine, '>']);
  }

  private list(open: string, parts: Layout[], close: string): Layout {
    if (parts.length === 0) return `${open}${close}`;
    return group([
      open,
      indent([softLine, join([',', line], parts), ifBroken(',')]),
      softLine,
      close,
    ]);
  }
}
