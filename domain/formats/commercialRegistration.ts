/** A commercial registration number: ten digits. Since 3 April 2025 it may be the unified number itself. */
export function isCommercialRegistration(number: string): boolean {
  return /^\d{10}$/.test(number);
}
