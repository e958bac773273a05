import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import type { UiLibrary } from '../UiLibrary';
import stylesheet from './bootstrap.css?url';

/** Bootstrap 5 is classes alone: its stylesheet is all the builder needs. */
export default { id: 'bootstrap', stylesheet, Frame: QueryBuilderBootstrap } satisfies UiLibrary;
