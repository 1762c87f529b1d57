import { compactCode } from 'sijil/base/formats/cleanText';
import type { OwnFormats } from 'sijil/schema/kinds/formatted';
import { isIsbn } from './isbn';

/** Field kinds of this application: `isbn({ label })` in a declaration. */
export const ownFormats = {
  isbn: {
    clean: compactCode,
    isValid: isIsbn,
    message: {
      ar: 'اكتب رقم ردمك من 13 رقمًا في «{label}».',
      en: '“{label}” must be an ISBN of 13 digits.',
    },
    keyboard: 'numeric',
    example: '9780306406157',
  },
} as const satisfies OwnFormats;
