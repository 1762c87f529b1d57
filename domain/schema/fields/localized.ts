import { z } from 'zod';
import type { Localized } from '../../i18n/localized';
import type { Field, FieldOptions } from '../field';
import type { Kind } from '../kind';
import { plainText } from '../plainText';

/** One text in both languages; a required one is required in both. */
export interface LocalizedField extends Field<'localized', Localized> {
  readonly max: number;
  readonly long: boolean;
}

interface LocalizedOptions extends FieldOptions {
  readonly max?: number;
  readonly long?: boolean;
}

export const localized = <const O extends LocalizedOptions>(options: O): LocalizedField & O => ({
  kind: 'localized',
  max: options.long ? 2000 : 255,
  long: false,
  ...options,
});

export const localizedKind: Kind<LocalizedField> = {
  zod: (field) => z.strictObject({ ar: plainText(field.max), en: plainText(field.max) }),
  filters: ['like'],
  sortable: true,
  searchable: true,
};
