import { buttonClaims } from './buttons';
import type { Claim } from './claim';
import { classNameClaims } from './classNames';
import { exportClaims } from './exports';
import { importClaims } from './imports';
import { queryBuilderClaims } from './queryBuilder';
import { ruleAndGroupClaims } from './rulesAndGroups';
import { utilityClaims } from './utilities';
import { validationClaims } from './validation';
import { valueClaims } from './values';

/** Every claim, by guide. A claim is checked in each version whose guide makes it. */
export const claims: readonly Claim[] = [
  ...queryBuilderClaims,
  ...ruleAndGroupClaims,
  ...valueClaims,
  ...buttonClaims,
  ...exportClaims,
  ...validationClaims,
  ...importClaims,
  ...utilityClaims,
  ...classNameClaims,
];
