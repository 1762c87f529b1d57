import { z } from 'zod';
import type { LocalizedField } from '../fields/localized';
import { plainText } from '../plainText';
import type { Rule } from '../rule';

export const localizedRule: Rule<LocalizedField> = (field) => {
  const text = plainText(field.max, { lines: field.long ? 'many' : 'one' });
  return z.strictObject({ ar: text, en: text });
};
