import { QueryBuilderBulma } from '@react-querybuilder/bulma';
import stylesheet from './bulma.css?url';
import { iconLabels } from './icons';
import type { Look } from './Look';

/** Bulma is classes alone: its stylesheet is all the builder needs. */
export const look: Look = {
  id: 'bulma',
  stylesheet,
  Frame: QueryBuilderBulma,
  translations: iconLabels,
};
