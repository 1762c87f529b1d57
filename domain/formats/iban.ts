import { isValidIBAN } from 'ibantools';

/** A Saudi IBAN, without spaces, its mod-97 check digits verified. */
export function isSaudiIban(iban: string): boolean {
  return /^SA\d{22}$/.test(iban) && isValidIBAN(iban);
}
