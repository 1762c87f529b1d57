import type { Field } from './field';
import { ofKind } from './fieldKinds';
import { type Language, languages } from '../base/i18n/localized';
import type { Title } from './textOfKind';
import { isRecord } from '../base/objects';
import { readPlace } from '../base/geo/coordinates';
import { formulaSigns } from '../base/formats/escaping';
import type { Shape } from './shape';
import { isLocalized } from './kindFacts';

/**
 * Converts a row of a sheet into an input of the shape. Keys are fields; a localized text has two, `name.ar` and `name.en`.
 * Empty cells are left out. Unknown columns stay, so that `validate` reports them.
 */
export function rowFromText(shape: Shape, cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [key, cell] of Object.entries(cells)) {
    const text = withoutGuard(cell);
    if (text.trim() === '') continue;
    const [name = '', language] = key.split('.');
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    if (isLocalized(field) && languages.some((known) => known === language)) {
      const inOther = row[name];
      row[name] = { ...(isRecord(inOther) && inOther), [String(language)]: text.trim() };
    } else {
      row[key] = field && key === name ? fromText(field, text) : text;
    }
  }
  return row;
}

const guarded = new RegExp(`^'${formulaSigns}`);

/** Removes the apostrophe that an export puts before text that a spreadsheet would run as a formula. */
function withoutGuard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}

/**
 * Reads the value of a field from a typed cell: digits of either script, yes and no in both languages, a choice by its key or
 * its label, money in riyals, a date in every unambiguous form. Unreadable text is returned unchanged, for `validate` to refuse.
 * References stay texts, ids or titles: only the server can resolve them.
 */
export function fromText(field: Field, typed: string): unknown {
  const text = typed.trim();
  const read = ofKind(field, 'fromText');
  return read ? read(text, field, { readPlace }) : text;
}

/**
 * A value as people read it in a sheet: labels of choices, titles of references, money in riyals (`115.00`), days and
 * times of Riyadh, texts in the reader's language. Empty for an absent value.
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
