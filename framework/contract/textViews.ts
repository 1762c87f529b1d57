import { z } from 'zod';
import { localizedText } from './parts';
import { languages } from '../base/i18n/localized';
import { pluralForms } from '../schema/texts/wording';

const words = z.partialRecord(z.enum(pluralForms), z.string());
const inBoth = z.object({ ar: words, en: words });

/** Texts that were changed. */
export const changedTextsView = z.array(
  z.object({ key: z.string(), language: z.enum(languages), text: words }),
);

export const textsQuery = z.strictObject({
  /** Words of the text, in either language, or a part of its key. */
  q: z.string().max(200).optional(),
  /** The one text of this key. */
  key: z.string().max(300).optional(),
  _start: z.coerce.number().int().min(0).default(0),
});

/** Texts of the application, each with its original and present words. */
export const foundTextsView = z.object({
  total: z.number(),
  rows: z.array(
    z.object({
      key: z.string(),
      area: localizedText,
      original: inBoth,
      changed: z.object({ ar: words.nullable(), en: words.nullable() }),
      /** Ids of the records that change it. */
      ids: z.object({ ar: z.uuid().nullable(), en: z.uuid().nullable() }),
    }),
  ),
});
