import { iconProject } from '../shared/iconProject';
import type { UiLibraryProject } from '../UiLibraryProject';
import stylesheet from './default.css?raw';

export const project: UiLibraryProject = { ...iconProject, packages: [], frame: [], stylesheet };
