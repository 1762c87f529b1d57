import { plainNumber } from './plainNumber';

/** How people name the riyal beside an amount. */
const riyalSigns = /(ر\.?\s?س\.?|ريال|SAR|SR|\u20C1)/iu;

/**
 * An amount as somebody wrote it in riyals, in halalas: the one reader of forms, filters and imported sheets. What is no
 * amount, or has a third decimal that is not zero, is left as it is: money is never rounded unasked, and `validate` says
 * what is wrong with it.
 */
export function readRiyals(typed: string): number | string {
  const amount = plainNumber(typed.replace(riyalSigns, ''));
  if (amount === null) return typed;
  const [, sign, riyals = '', decimals = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(amount) ?? [];
  const halalas = decimals.replace(/0+$/, '');
  // Decimal text, not arithmetic: 1.005 × 100 is 100.49999999999999 in binary.
  const value = Number(`${riyals}${halalas.padEnd(2, '0')}`);
  if (halalas.length > 2 || !Number.isSafeInteger(value)) return typed;
  return sign === '-' && value > 0 ? -value : value;
}

/** Halalas as riyals in plain digits: `1500.00`. */
export function writeRiyals(halalas: number): string {
  const absolute = Math.abs(Math.trunc(halalas));
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
  return halalas < 0 ? `-${text}` : text;
}
