import type { Descriptions } from '../types';

/** `@react-querybuilder/bootstrap` */
export const bootstrap: Descriptions = {
  QueryBuilderBootstrap:
    'A context provider that renders the query builders inside it with Bootstrap 5 classes.',
  bootstrapControlElements: 'The Bootstrap components, for the `controlElements` prop.',
  bootstrapControlClassnames: 'The Bootstrap classes, for the `controlClassnames` prop.',
  bootstrapTranslations: 'Labels with Bootstrap icons, for the `translations` prop.',
  BootstrapNotToggle: 'Renders the toggle that negates a group as a Bootstrap switch.',
  BootstrapValueEditor:
    'Renders the value editor with the Bootstrap classes for each type of input.',
};
