/** A VAT registration number of ZATCA: fifteen digits, 3 at both ends. */
export function isTaxNumber(number: string): boolean {
  return /^3\d{13}3$/.test(number);
}
