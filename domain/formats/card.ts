import { passesLuhn } from './luhn';

/** A card number without spaces, its check digit verified. It goes to the gateway only, never to our API. */
export function isCardNumber(digits: string): boolean {
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits);
}

/** Exactly three digits (rules 2.3). */
export function isCvc(digits: string): boolean {
  return /^\d{3}$/.test(digits);
}

export interface CardExpiry {
  readonly month: number;
  readonly year: number;
}

/** `12/28`, as cards and browsers write it, as the `12/2028` that is read; everything else as it is. */
export function completeExpiry(typed: string): string {
  return typed.replace(/^(\d{2})\/(\d{2})$/, '$1/20$2');
}

/** Reads `MM/YYYY`; null for anything else. */
export function parseCardExpiry(typed: string): CardExpiry | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(typed) ?? [];
  return month && year ? { month: Number(month), year: Number(year) } : null;
}

/** A card is good until the last day of its month. `today` is a Riyadh date, `YYYY-MM-DD`. */
export function isCardExpired({ month, year }: CardExpiry, today: string): boolean {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
}
