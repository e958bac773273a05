/** The only helper of `tslib` that Docusaurus' packages use in the browser; CommonJS loads all of them. */
export const __importDefault = (module: { __esModule?: boolean }) =>
  module?.__esModule ? module : { default: module };
