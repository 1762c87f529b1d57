import { toLatinDigits } from './latinDigits';

/**
 * A number as people write it, in Latin digits; null where it is none. Thousands may be parted by commas or spaces,
 * decimals by a point or the Arabic ٫; the marks of direction that come along when it is copied are dropped.
 */
export function plainNumber(typed: string): string | null {
  const latin = toLatinDigits(typed)
    .replaceAll(/[\s\u00A0\p{Cf}٬]/gu, '')
    .replace('٫', '.')
    .replace('−', '-');
  const joined = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(latin) ? latin.replaceAll(',', '') : latin;
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(joined) ? joined : null;
}

/** A typed number as a number; what is none stays as it was typed, for `validate` to refuse. */
export function readNumber(typed: string): number | string {
  const plain = plainNumber(typed);
  return plain === null ? typed : Number(plain);
}
