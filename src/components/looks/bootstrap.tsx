import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import stylesheet from './bootstrap.css?url';
import type { Look } from './Look';

/** Bootstrap 5 is classes alone: its stylesheet is all the builder needs. */
export const look: Look = { id: 'bootstrap', stylesheet, Frame: QueryBuilderBootstrap };
