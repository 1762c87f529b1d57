/** The national short address: four Latin letters, then the four digits of the building. */
export function isShortAddress(address: string): boolean {
  return /^[A-Z]{4}\d{4}$/.test(address);
}
