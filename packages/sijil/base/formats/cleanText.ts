import { toLatinDigits } from './numbers';

/**
 * Characters without a shape of their own: direction marks, zero-width signs, fillers, the braille blank, and no-break spaces.
 * Text copied from Arabic documents and chats has them around Latin words and numbers.
 */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u00A0\u2007\u202F]/gu;

/** Returns a code, number or address as a person sees it: trimmed, without characters that nobody sees. */
export function cleanText(typed: string): string {
  return typed.replace(unseen, '').trim();
}

/** Returns a code in one form: Latin digits, capital letters, without spaces and hyphens. */
export function compactCode(typed: string): string {
  return toLatinDigits(cleanText(typed)).replaceAll(/[\s-]/g, '').toUpperCase();
}
