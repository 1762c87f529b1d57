import { isValidIBAN } from 'ibantools';

/** Saudi IBAN check: without spaces, mod-97 check digits verified. */
export function isSaudiIban(iban: string): boolean {
  return /^SA\d{22}$/.test(iban) && isValidIBAN(iban);
}
