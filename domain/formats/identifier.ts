import { toLatinDigits } from './latinDigits';

/**
 * A number or code as it is stored: Latin digits, capitals, without spaces, dashes or the invisible direction
 * marks that come along when it is copied from Arabic text. The `is…` functions of this folder test this writing.
 */
export function cleanIdentifier(typed: string): string {
  return toLatinDigits(typed)
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();
}
