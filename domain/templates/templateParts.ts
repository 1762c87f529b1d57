import { z } from 'zod';
import type { Localized } from '#framework/base/i18n/localized';
import { plainText } from '#framework/schema/plainText';

/** Identifier of a template, or a part of one, in code. */
export const templateKey = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);

/** A text of a draft: it may still be empty, in either language. */
export const templateText = (max: number): z.ZodType<Localized> =>
  z.strictObject({ ar: plainText(max, { min: 0 }), en: plainText(max, { min: 0 }) });
