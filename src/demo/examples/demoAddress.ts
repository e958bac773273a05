import type { RuleGroupType } from 'react-querybuilder';
import type { FormatId } from '../exportChoices';
import { routeWithState } from '../permalink';
import { initialState } from '../state';

/**
 * Writes the address of a demo page that shows a query in a format.
 *
 * @param query - a query over the fields of the demo; without one, the demo starts with its own
 */
export const demoAddress = (route: string, format: FormatId, query?: RuleGroupType): string =>
  routeWithState(route, { ...initialState, format, ...(query && { query }) });
