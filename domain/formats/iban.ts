import { isValidIBAN } from 'ibantools';

/** A Saudi IBAN, without spaces, its mod-97 check digits verified. */
export function isSaudiIban(iban: string): boolean {
  return /^SA\d{22}$/.test(iban) && isValidIBAN(iban);
}

/** In groups of four, as banks print it, however it was typed. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');
}
