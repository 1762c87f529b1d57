import type { OwnFormat } from 'sijil/schema/kinds/formatted';

/** Stars out of five, as people write them: 4/5. */
export const stars = {
  clean: (text: string) => text.replaceAll(' ', ''),
  isValid: (text: string) => /^[0-5]\/5$/.test(text),
  message: { ar: 'اكتب «{label}» هكذا: 4/5.', en: 'Write “{label}” like this: 4/5.' },
  keyboard: 'text',
  example: '4/5',
} as const satisfies OwnFormat;
