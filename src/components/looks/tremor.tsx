import { QueryBuilderTremor } from '@react-querybuilder/tremor';
import type { Look } from './Look';
import stylesheet from './tremor.css?url';

/** Tremor is React components styled by Tailwind; the stylesheet holds the classes they use. */
export const look: Look = { id: 'tremor', stylesheet, Frame: QueryBuilderTremor };
