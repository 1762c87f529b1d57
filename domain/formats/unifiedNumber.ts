/** An establishment's unified national number: ten digits that begin with 7. */
export function isUnifiedNumber(number: string): boolean {
  return /^7\d{9}$/.test(number);
}
