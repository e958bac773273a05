import { expect, it } from 'vitest';
import { explainFailure } from '../../../packageModel/installPackages.mjs';

it.each([
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error code ENOTFOUND\nnpm error network', 'the package registry cannot be reached'],
  ['npm error code ECONNREFUSED', 'the package registry cannot be reached'],
  ['npm error code EACCES', 'the folder cannot be written'],
  ['npm error code ETARGET', 'it printed the reason above'],
])('a failure of npm with "%s" is explained in one sentence', (printed, reason) => {
  const sentence = explainFailure('versions/v7', printed);
  expect(sentence).toContain(`npm could not install the packages of versions/v7: ${reason}. `);
  expect(sentence).toMatch(/, then run `npm run versions:install`\.$/);
});
