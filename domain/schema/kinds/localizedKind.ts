import { z } from 'zod';
import type { Kind } from '../kind';
import { plainText } from '../plainText';
import type { LocalizedField } from '../fields/localized';

export const localizedKind: Kind<LocalizedField> = {
  zod: (field) => {
    const text = plainText(field.max, { lines: field.long ? 'many' : 'one' });
    return z.strictObject({ ar: text, en: text });
  },
  options: ['max', 'long'],
  filters: ['like'],
  sortable: true,
  searchable: true,
};
