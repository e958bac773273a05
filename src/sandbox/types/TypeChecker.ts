import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs';
import ts from 'typescript';
import { compilerOptions } from './compilerOptions';
import { type Declarations, PROJECT_FOLDER } from './declarations';
import type {
  TypeAnswer,
  TypeCompletions,
  TypeInfo,
  TypeProblem,
  TypeQuestion,
  TypeSignature,
} from './messages';
import { type Subject, subjectsAt } from './subjects';

/** Which files are parts of the program, and which of them can have type errors. */
const IS_SOURCE = /\.[jt]sx?$/;
const IS_TYPED = /\.tsx?$/;

/** The preview reports modules that do not exist, and knows which there are. */
const REPORTED_BY_PREVIEW = new Set([2307, 2732, 2882, 7016]);

/** Errors about a name that does not exist; others say that it is used in the wrong way. */
const UNKNOWN_NAME = new Set([2305, 2339, 2353, 2551, 2561, 2614, 2724]);
const NO_SUCH_PROPERTY = /'[^']+' does not exist (?:on|in) type/;

const MISSING_MEMBER =
  /Property '([^']+)' is missing in type [\s\S]*? but required in type '(\w+)/g;
const MISSING_MEMBERS = /is missing the following properties from type '(\w+)[\s\S]*?': ([\w, ]+)/g;

/** The members that an error names as missing. */
function missingMembers(message: string): Subject[] {
  return [
    ...[...message.matchAll(MISSING_MEMBER)].map(([, name = '', owner = '']) => ({ owner, name })),
    ...[...message.matchAll(MISSING_MEMBERS)].flatMap(([, owner = '', names = '']) =>
      names.split(', ').map((name) => ({ owner, name: name.trim() })),
    ),
  ];
}

function reasonOf(
  code: number,
  message: string,
  missing: readonly Subject[],
): TypeProblem['reason'] {
  if (missing.length > 0) return 'incomplete';
  return UNKNOWN_NAME.has(code) || NO_SUCH_PROPERTY.test(message) ? 'unknown' : 'mismatch';
}

/** How many names one answer can have: the page filters them. */
const MAX_COMPLETIONS = 3000;

/** Answers questions about the types of code, with TypeScript's language service. */
export class TypeChecker {
  private readonly files = new Map<string, string>();
  private readonly environment: ReturnType<typeof createVirtualTypeScriptEnvironment>;
  private sources: Record<string, string> = {};

  /**
   * @param declarations - those of the language and of React, which every check needs, and any others
   */
  constructor(declarations: Declarations) {
    this.add(declarations);
    this.environment = createVirtualTypeScriptEnvironment(
      createSystem(this.files),
      [],
      ts,
      compilerOptions(ts),
    );
  }

  /** Adds the declarations of further packages, before code that imports them. */
  add(declarations: Declarations): void {
    for (const [path, content] of Object.entries(declarations)) this.files.set(path, content);
  }

  /**
   * Answers a question.
   *
   * @param sources - all files of the reader, by name
   */
  answer(sources: Record<string, string>, question: TypeQuestion): TypeAnswer {
    this.update(sources);
    if (question.kind === 'check') return this.check();
    const file = PROJECT_FOLDER + question.file;
    if (!this.environment.getSourceFile(file)) return undefined;
    switch (question.kind) {
      case 'complete':
        return this.complete(file, question.position);
      case 'describe':
        return this.describe(file, question.position, question.name);
      case 'hover':
        return this.hover(file, question.position);
      case 'signature':
        return this.signature(file, question.position);
    }
  }

  private get service(): ts.LanguageService {
    return this.environment.languageService;
  }

  /** Replaces the files that have changed. */
  private update(sources: Record<string, string>): void {
    for (const [name, code] of Object.entries(sources)) {
      if (this.sources[name] === code) continue;
      const path = PROJECT_FOLDER + name;
      // The file system takes an empty file for one that does not exist.
      const content = code === '' ? '\n' : code;
      if (IS_SOURCE.test(name)) this.environment.createFile(path, content);
      else this.files.set(path, content);
    }
    for (const name of Object.keys(this.sources)) {
      if (Object.hasOwn(sources, name)) continue;
      if (IS_SOURCE.test(name)) this.environment.deleteFile(PROJECT_FOLDER + name);
      this.files.delete(PROJECT_FOLDER + name);
    }
    this.sources = sources;
  }

  private check(): TypeProblem[] {
    return Object.keys(this.sources)
      .filter((name) => IS_TYPED.test(name))
      .flatMap((name) => {
        const path = PROJECT_FOLDER + name;
        // The compiler of the preview reports errors of syntax, and types mean little next to them.
        if (this.service.getSyntacticDiagnostics(path).length > 0) return [];
        return this.service
          .getSemanticDiagnostics(path)
          .filter(({ code }) => !REPORTED_BY_PREVIEW.has(code))
          .map((diagnostic) => this.problemOf(name, diagnostic));
      });
  }

  private problemOf(
    file: string,
    { code, start = 0, length = 0, messageText }: ts.Diagnostic,
  ): TypeProblem {
    const source = this.environment.getSourceFile(PROJECT_FOLDER + file) as ts.SourceFile;
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    const missing = missingMembers(message);
    const checker = (this.service.getProgram() as ts.Program).getTypeChecker();
    return {
      file,
      message,
      line: line + 1,
      column: character + 1,
      length,
      subjects: subjectsAt(ts, checker, source, start, missing),
      reason: reasonOf(code, message, missing),
    };
  }

  private complete(file: string, position: number): TypeCompletions | undefined {
    const found = this.service.getCompletionsAtPosition(file, position, {
      includeCompletionsWithInsertText: false,
    });
    if (!found) return undefined;
    const from = found.entries[0]?.replacementSpan?.start ?? found.optionalReplacementSpan?.start;
    return {
      ...(from === undefined ? {} : { from }),
      items: found.entries
        .slice(0, MAX_COMPLETIONS)
        .map(({ name, kind, sortText }) => ({ name, kind, sortText })),
    };
  }

  private describe(file: string, position: number, name: string): TypeInfo | undefined {
    const found = this.service.getCompletionEntryDetails(
      file,
      position,
      name,
      undefined,
      undefined,
      undefined,
      undefined,
    );
    if (!found) return undefined;
    return {
      from: position,
      to: position,
      type: ts.displayPartsToString(found.displayParts),
      comment: ts.displayPartsToString(found.documentation),
    };
  }

  private hover(file: string, position: number): TypeInfo | undefined {
    const found = this.service.getQuickInfoAtPosition(file, position);
    if (!found) return undefined;
    return {
      from: found.textSpan.start,
      to: found.textSpan.start + found.textSpan.length,
      type: ts.displayPartsToString(found.displayParts),
      comment: ts.displayPartsToString(found.documentation),
    };
  }

  private signature(file: string, position: number): TypeSignature | undefined {
    const found = this.service.getSignatureHelpItems(file, position, undefined);
    const item = found?.items[found.selectedItemIndex];
    if (!found || !item) return undefined;
    return {
      prefix: ts.displayPartsToString(item.prefixDisplayParts),
      parameters: item.parameters.map(({ displayParts }) => ts.displayPartsToString(displayParts)),
      suffix: ts.displayPartsToString(item.suffixDisplayParts),
      active: found.argumentIndex,
      comment: ts.displayPartsToString(item.documentation),
    };
  }
}
