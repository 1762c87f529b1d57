import type { Language } from '../base/i18n/localized';
import type { Field } from './field';
import { ofKind } from './fieldKinds';
import type { Title } from './textOfKind';

/**
 * A value as people read it in a sheet: labels of choices, titles of references, money in riyals (`115.00`), days and
 * times of Riyadh, texts in the reader's language. Empty for what is not there.
 */
export function toText(
  field: Field,
  value: unknown,
  language: Language,
  title: Title | readonly Title[] = null,
): string {
  if (value === null || value === undefined) return '';
  const write = (inner: Field, part: unknown): string => toText(inner, part, language);
  return ofKind(field, 'toText')?.(value, { field, language, title, write }) ?? usualText(value);
}

/** Text of a value whose kind writes none of its own: a text as it is, numbers and the rest as JSON has them. */
const usualText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
