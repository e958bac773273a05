import { loadModel } from './index.js';

/** Makes the models that `makeModels` asks for, and answers with the reason of a failure or `null`. */
process.on('message', ({ root, folder }: { root: string; folder: string }) => {
  loadModel(root, folder).then(
    () => process.send?.(null),
    (error: Error) => process.send?.(error.message),
  );
});
