import fs from 'node:fs';
import path from 'node:path';
import { check, type Request, type RunReport } from '../../../../checker/check.mjs';
import { SITE, type Site } from '../../../../checker/config.mjs';

/** The declarations of the pretended package: small, so that a test can describe all of it. */
const DECLARATIONS = `
export interface QueryBuilderProps {
  query?: string;
  disabled?: boolean;
  controlElements?: { rule?: string };
}
export declare function QueryBuilder(props: QueryBuilderProps): import('react').JSX.Element;
export default QueryBuilder;
export declare function double(value: number): string;
`;

const CODE = `
const { createElement } = require('react');
exports.__esModule = true;
exports.QueryBuilder = ({ query }) => createElement('p', null, query);
exports.default = exports.QueryBuilder;
exports.double = (value) => String(value * 2);
`;

/** A guide that describes everything the pretended package has. */
export const COMPLETE = `---
title: QueryBuilder
---

## Props

| Prop | Type |
| --- | --- |
| \`query\` | \`string\` |
| \`disabled\` | \`boolean\` |
| \`controlElements\` | object |

## Control elements

| Key |
| --- |
| \`rule\` |

## QueryBuilder and QueryBuilderProps

### double
`;

/** A site of one version, in a folder of its own; React comes from the repository. */
export interface FakeSite {
  site: Site;
  /** Writes a file, or removes it where there is no text. */
  write(file: string, text?: string): void;
  /** Checks the site. */
  check(request?: Partial<Request>): Promise<RunReport>;
  remove(): void;
}

/**
 * Creates a site whose only version describes the pretended package 1.0.0.
 *
 * @param pages - text of each page by its id; each is put into the sidebar
 */
export function createSite(pages: Record<string, string>): FakeSite {
  const parent = path.join(SITE.root, '.cache');
  fs.mkdirSync(parent, { recursive: true });
  const root = fs.mkdtempSync(path.join(parent, 'checker-test-'));
  const write = (file: string, text?: string) => {
    const absolute = path.join(root, file);
    if (text === undefined) return fs.rmSync(absolute, { recursive: true });
    fs.mkdirSync(path.dirname(absolute), { recursive: true });
    fs.writeFileSync(absolute, text);
  };
  const all: Record<string, string> = { reference: COMPLETE, ...pages };
  for (const [id, text] of Object.entries(all)) write(`docs/${id}.mdx`, text);
  write('sidebar.json', JSON.stringify({ mySidebar: Object.keys(all) }, null, 2));
  const installed = 'versions/v1/node_modules/react-querybuilder';
  const manifest = { name: 'react-querybuilder', version: '1.0.0', types: 'index.d.ts' };
  write(`${installed}/package.json`, JSON.stringify(manifest));
  write(`${installed}/index.d.ts`, DECLARATIONS);
  write(`${installed}/index.js`, CODE);
  const dependencies = { 'react-querybuilder': '1.0.0' };
  write('versions/v1/package.json', JSON.stringify({ dependencies }, null, 2));
  const site: Site = {
    root,
    versions: [
      {
        name: '1',
        docs: 'docs',
        sidebar: 'sidebar.json',
        packages: 'versions/v1',
        workspacePackages: [],
        examples: [],
      },
    ],
    timeLimit: 3000,
    maxOptOutShare: 0.03,
    withoutLiveExamples: [{ pages: /./, reason: 'Tests have other pages.' }],
  };
  return {
    site,
    write,
    check: (request = {}) => check(site, { files: [], useCache: true, ...request }),
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

/** Writes a fenced block. */
export const block = (fence: string, ...lines: string[]) =>
  ['```'.concat(fence), ...lines, '```', ''].join('\n');
