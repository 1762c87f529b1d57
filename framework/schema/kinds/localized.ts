import { defineKind } from '../kind';
import { titleText } from '../textOfKind';
import type { Localized } from '#framework/base/i18n/localized';
import type { Exact, Field, FieldOptions } from '../field';

/** One text in both languages; a required one is required in both. */
export interface LocalizedField extends Field<'localized', Localized> {
  readonly max: number;
  readonly long: boolean;
}

interface LocalizedOptions extends FieldOptions {
  readonly max?: number;
  readonly long?: boolean;
}

export const localized = defineKind(
  <const O extends LocalizedOptions>(options: Exact<O, LocalizedOptions>): LocalizedField & O => ({
    kind: 'localized',
    max: options.long ? 2000 : 255,
    long: false,
    ...options,
  }),
  {
    localized: true,
    options: ['max', 'long'],
    column: 'jsonb',
    filters: ['like'],
    sortable: true,
    searchable: true,
    rule: ({ z, plainText }, field) => {
      const translation = plainText(field.max, { lines: field.long ? 'many' : 'one' });
      return z.strictObject({ ar: translation, en: translation });
    },
    toText: (value, { language }) => titleText(value, language),
  },
);
