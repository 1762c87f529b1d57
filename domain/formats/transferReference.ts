import { toLatinDigits } from './latinDigits';

/**
 * A transfer's reference as its bank means it: banks, receipts and people write one number with other digits, spaces,
 * dashes and cases. Two references with one key are one transfer. Null for what holds neither letter nor digit.
 */
export function transferReferenceKey(reference: string): string | null {
  const key = toLatinDigits(reference.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return key || null;
}
