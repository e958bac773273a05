import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { ownAddress } from '../../../src/addresses/basePath';
import type { StepPage, StepSummary, VersionStep } from '../../../src/changes/types';
import type { ChangeStep } from '../../../src/sandbox/types/findChange';
import { breakingChanges } from './breakingChanges';
import { describedSince } from './describedSince';
import { describedVersions } from './describedVersions';
import { changesFeed, FEED_PATH } from './feed';
import { groupChanges } from './groups';
import { linkFinder } from './links';
import { readSteps } from './steps';

/**
 * Docusaurus plugin: a page for each step from one docs version to the next, with every name that
 * was added, removed, renamed or changed, made from the declarations; an overview at `/changes`, and a feed
 * of them.
 *
 * @param context - Docusaurus' context
 * @throws Error when the packages of a version are not installed
 */
export default function versionChanges({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  let steps: VersionStep[] = [];
  return {
    name: 'version-changes',
    async contentLoaded({ actions }) {
      // The name of a script is made from the path of its data, which must be the same in every folder.
      const createData = async (name: string, data: object) =>
        aliasedSitePath(await actions.createData(name, data), siteDir);
      steps = await readSteps(siteDir);
      const summaries: StepSummary[] = steps.map(({ from, to, route, sections }) => ({
        from,
        to,
        route,
        changes: sections.reduce((sum, { changes }) => sum + changes.length, 0),
      }));
      actions.addRoute({
        path: ownAddress('/changes', baseUrl),
        component: '@site/src/components/ChangesOverview',
        modules: { steps: await createData('steps.json', summaries) },
        exact: true,
      });
      const breaking: ChangeStep[] = [];
      for (const step of steps) {
        const name = `${step.from}-to-${step.to}.json`;
        const sections = groupChanges(step.sections, await linkFinder(step, siteDir));
        const page: StepPage = { ...step, sections };
        breaking.push(breakingChanges(page));
        actions.addRoute({
          path: ownAddress(step.route, baseUrl),
          component: '@site/src/components/ChangesPage',
          modules: { step: await createData(name, page) },
          exact: true,
        });
      }
      // The sandbox finds in it what explains a type error.
      await createData('breaking.json', breaking);
      // The guides fill it in when a reader reports a problem.
      await createData('described.json', describedVersions(siteDir));
    },
    async postBuild({ outDir }) {
      const { title, url } = siteConfig;
      const site = { title, url: url + baseUrl.slice(0, -1) };
      const feed = changesFeed(site, steps, describedSince(siteDir));
      fs.writeFileSync(path.join(outDir, FEED_PATH), feed);
    },
  };
}
