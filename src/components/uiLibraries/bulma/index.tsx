import { QueryBuilderBulma } from '@react-querybuilder/bulma';
import { iconLabels } from '../shared/icons';
import type { UiLibrary } from '../UiLibrary';
import stylesheet from './bulma.css?url';

/** Bulma is classes alone: its stylesheet is all the builder needs. */
export default {
  id: 'bulma',
  stylesheet,
  Frame: QueryBuilderBulma,
  translations: iconLabels,
} satisfies UiLibrary;
