import { makeModels } from '../../../packageModel/makeModels.mjs';

/** Makes the models once, so that no two test files make the same one. */
export default () => makeModels(process.cwd());
