import { completeExpiry, isCardExpired, isCardNumber, isCvc, parseCardExpiry } from '#domain/formats/card';
import { toLatinDigits } from 'sijil/base/formats/numbers';
import { keysOf } from 'sijil/base/objects';

export interface CardTyped {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}
export type CardField = keyof CardTyped;

export const emptyCard: CardTyped = { name: '', number: '', expiry: '', cvc: '' };

/** Card in the format of the gateway; it never reaches our API. */
export interface Card {
  readonly name: string;
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly cvc: string;
}

const digitsOf = (typed: string) => toLatinDigits(typed).replace(/\D/g, '');

/** Formats each input while typing: digits in groups of four, a slash after the month. */
export const cardTyping: Readonly<Record<CardField, (typed: string) => string>> = {
  name: (typed) => typed,
  number: (typed) =>
    (
      digitsOf(typed)
        .slice(0, 19)
        .match(/.{1,4}/g) ?? []
    ).join(' '),
  expiry: (typed) => {
    // No month begins with 2 to 9.
    const digits = digitsOf(typed)
      .replace(/^[2-9]/, '0$&')
      .slice(0, 6);
    return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
  },
  cvc: (typed) => digitsOf(typed).slice(0, 3),
};

/** Value of a field once it is left: the expiry as on the card, MM/YY. */
export function leftAs(field: CardField, typed: string): string {
  return field === 'expiry' ? typed.replace(/^(\d{2})\/20(\d{2})$/, '$1/$2') : typed;
}

/** Returns the invalid fields, in their order; the rules are rules 2.3 and the gateway's (a name of two words). */
export function wrongCardFields(typed: CardTyped, today: string): readonly CardField[] {
  const expiry = parseCardExpiry(completeExpiry(typed.expiry));
  const right: Record<CardField, boolean> = {
    number: isCardNumber(digitsOf(typed.number)),
    expiry: expiry !== null && !isCardExpired(expiry, today),
    cvc: isCvc(typed.cvc),
    name: /^\S+\s+\S/.test(typed.name.trim()),
  };
  return keysOf(right).filter((field) => !right[field]);
}

/** Returns the card in the format of the gateway. @throws when it was not checked before. */
export function toCard(typed: CardTyped): Card {
  const expiry = parseCardExpiry(completeExpiry(typed.expiry));
  if (!expiry) throw new Error('the card was not checked');
  return {
    name: typed.name.trim().replace(/\s+/g, ' '),
    number: digitsOf(typed.number),
    month: String(expiry.month).padStart(2, '0'),
    year: String(expiry.year),
    cvc: typed.cvc,
  };
}
