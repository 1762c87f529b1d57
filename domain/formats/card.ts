import { passesLuhn } from 'sijil/base/formats/numbers';

/** Card number check: 12 to 19 digits with a valid check digit. The number goes to the gateway only, never to our API. */
export function isCardNumber(digits: string): boolean {
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits);
}

/** CVC check: exactly three digits (rules 2.3). */
export function isCvc(digits: string): boolean {
  return /^\d{3}$/.test(digits);
}

export interface CardExpiry {
  readonly month: number;
  readonly year: number;
}

/** Expiry with a four-digit year: `12/28`, as cards and browsers write it, becomes `12/2028`. */
export function completeExpiry(typed: string): string {
  return typed.replace(/^(\d{2})\/(\d{2})$/, '$1/20$2');
}

/** Expiry of the text `MM/YYYY`; null for anything else. */
export function parseCardExpiry(typed: string): CardExpiry | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(typed) ?? [];
  return month && year ? { month: Number(month), year: Number(year) } : null;
}

/** Expiry check: a card is valid until the last day of its month. `today` is a Riyadh date, `YYYY-MM-DD`. */
export function isCardExpired({ month, year }: CardExpiry, today: string): boolean {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
}

/** Card brands by the gateway's name (rules 10.2), with the name printed on the card. */
export const cardBrands = {
  mada: { ar: 'مدى', en: 'mada' },
  visa: { ar: 'Visa', en: 'Visa' },
  master: { ar: 'Mastercard', en: 'Mastercard' },
} as const;
type CardBrand = keyof typeof cardBrands;

/** First six digits of mada cards that have a Visa or Mastercard number, as published by gateways in the Kingdom. */
const madaPrefixes = new Set(
  (
    '400861 401757 403024 406136 406996 407197 407395 409201 410621 410685 410834 412565 417633 419593 420132 421141 ' +
    '422817 422818 422819 428331 428671 428672 428673 431361 432328 434107 439954 440533 440647 440795 445564 446393 ' +
    '446404 446672 455036 455708 457865 457997 458456 462220 468540 468541 468542 468543 474491 483010 483011 483012 ' +
    '484783 486094 486095 486096 489317 489318 489319 493428 504300 508160 513213 515079 516138 520058 521076 524130 ' +
    '524514 524940 529415 529741 530060 530906 531095 531196 532013 535825 535989 536023 537767 539931 543085 543357 ' +
    '549760 554180 557606 558563 558848 585265 588845 588848 588849 588850 588982 588983 589005 589206 604906 605141 ' +
    '636120 968201 968202 968203 968204 968205 968206 968207 968208 968209 968210 968211'
  ).split(' '),
);

/**
 * Brand of a card number by the digits typed so far; null while they do not determine it. For display only: the gateway reports
 * the brand that was charged.
 */
export function cardBrandOf(digits: string): CardBrand | null {
  if (digits.length >= 6 && madaPrefixes.has(digits.slice(0, 6))) return 'mada';
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'master';
  return null;
}
