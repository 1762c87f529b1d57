/** A Balady licence number. Its length is not published, so 6 to 20 digits are accepted. */
export function isMunicipalLicence(number: string): boolean {
  return /^\d{6,20}$/.test(number);
}
