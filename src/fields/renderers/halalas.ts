import { toPlainNumber } from './numberText';

/** Typed riyals as whole halalas; null for an empty box. A third decimal rounds half up. */
export function toHalalas(riyals: string | number | null | undefined): number | null {
  const plain = toPlainNumber(String(riyals ?? ''));
  if (plain === '' || !/^-?\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return null;
  // Decimal text, not arithmetic: 1.005 × 100 is 100.49999999999999 in binary.
  const [whole = '', decimals = ''] = plain.replace('-', '').split('.');
  const thousandths = Number(`${whole || '0'}${decimals.slice(0, 3).padEnd(3, '0')}`);
  const halalas = Math.floor((thousandths + 5) / 10);
  return plain.startsWith('-') ? -halalas : halalas;
}

/** Halalas as the riyals that a box shows: `1500.00`. */
export function toRiyals(halalas: number): string {
  const absolute = Math.abs(Math.trunc(halalas));
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
  return halalas < 0 ? `-${text}` : text;
}
