import { peerDependencies } from '@react-querybuilder/bootstrap/package.json';
import type { UiLibraryProject } from '../UiLibraryProject';
import stylesheet from './bootstrap.css?raw';

export const project: UiLibraryProject = {
  packages: ['bootstrap', 'bootstrap-icons'],
  adapterPeers: peerDependencies,
  imports: ["import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';"],
  frame: ['QueryBuilderBootstrap'],
  stylesheet,
};
