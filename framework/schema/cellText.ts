import type { Field } from './field';
import { ofKind } from './fieldKinds';
import type { Language } from '../base/i18n/localized';
import type { Title } from './textOfKind';

/**
 * Value of a field that somebody typed in a cell: digits of either script, yes and no in both languages, a
 * choice by its key or its label, money in riyals, a date in every way that means one day only. A text that cannot be
 * read is left as it is, so that `validate` refuses it in its own words. References stay texts, ids or titles: only the
 * server knows them.
 */
export function fromText(field: Field, typed: string): unknown {
  const text = typed.trim();
  const read = ofKind(field, 'fromText');
  return read ? read(text, field) : text;
}

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
