import { toLatinDigits } from '#framework/base/formats/numbers';

/**
 * Comparison key of a bank transfer's reference, regardless of digit script, spaces, dashes and case. Two references
 * with the same key are the same transfer. Null without a letter or digit.
 */
export function transferReferenceKey(reference: string): string | null {
  const key = toLatinDigits(reference.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return key || null;
}
