import type { Package, PackageModel } from '../packageModel/types';
import { PACKAGES } from './packages';

/**
 * The documented packages of a model, in the order of the sidebar.
 *
 * @param model - the packages of a version
 */
export const documentedPackages = ({ packages }: PackageModel): Package[] =>
  PACKAGES.flatMap((name) => packages.find((each) => each.name === name) ?? []);
