import { initialQuery } from '../initialQuery';
import { fields, grouped } from '../schema';

/** The example that the home page starts with: fields and query of the demo. */
export const orders = { fields: grouped(fields), query: initialQuery };

/**
 * That query as SQL. The page shows it before it loads what exports queries; a test compares it with
 * the export.
 */
export const ORDERS_AS_SQL =
  "(city = 'utrecht' and total >= 750 and (kind in ('cargo', 'folding') or notes like '%gift%'))";
