import { compactCode } from 'sijil/base/formats/cleanText';
import type { OwnFormat } from 'sijil/schema/kinds/formatted';

/** Field kind of this application: `ownFormat('isbn', { label })`. */
export const isbn = {
  clean: compactCode,
  isValid: isIsbn,
  message: {
    ar: 'اكتب رقم ردمك من 13 رقمًا في «{label}».',
    en: '“{label}” must be an ISBN of 13 digits.',
  },
  keyboard: 'numeric',
  example: '9780306406157',
} as const satisfies OwnFormat;

/** True for thirteen digits with a valid check digit: the sum of digits, every second one times three, ends in 0. */
function isIsbn(text: string): boolean {
  if (!/^97[89]\d{10}$/.test(text)) return false;
  const sum = text
    .split('')
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
