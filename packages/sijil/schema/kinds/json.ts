import type { Language } from 'sijil/base/i18n/localized';
import { defineKind } from '../kind';
import { titleText } from '../textOfKind';
import { yesNo } from './choice';
import type { z } from 'zod';
import type { Field, FieldOptions } from '../field';

/** A value with a shape of its own. What is written through the API is tested by the declared schema. */
export interface JsonField<V = unknown> extends Field<'json', V> {
  /** Absent where only the portal writes the value, so that lists load no validation code. */
  readonly schema?: z.ZodType<V>;
}

export const json = defineKind(
  <V, const O extends FieldOptions>(options: O & { readonly schema?: z.ZodType<V> }): JsonField<V> & O => ({
    kind: 'json',
    ...options,
  }),
  {
    opaque: true,
    options: ['schema'],
    neverUnique: true,
    column: 'jsonb',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ z }, { schema }) => schema ?? z.json(),
    toText: (value, { language }) => anything(value, language),
  },
);

/** Text of a value of any shape: its parts with their names and in order, without JSON syntax. */
function anything(value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return yesNo[value ? 'yes' : 'no'][language];
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map((one) => anything(one, language)).join(' | ');
  if ('ar' in value && 'en' in value) return titleText(value, language);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${anything(part, language)}`)
    .join(', ');
}
