/** A Saudi postal code: five digits. */
export function isPostalCode(code: string): boolean {
  return /^\d{5}$/.test(code);
}
