/**
 * True when the caller may sign for and pay an order of this total (halalas, VAT included). A limit of null is none; an
 * order without a price is beyond every limit (rules 6.9).
 */
export function isWithinSpendingLimit(limit: number | null, total: number | null): boolean {
  return limit === null || (total !== null && total <= limit);
}
