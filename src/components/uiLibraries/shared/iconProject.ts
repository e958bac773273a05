/** What a project contains when its adapter package has no icons; see `icons.tsx`. */
export const iconProject = {
  imports: ["import { iconLabels } from './icons';"],
  attributes: ['translations={iconLabels}'],
};
