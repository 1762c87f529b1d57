import { frameworkErrors } from 'sijil/contract/errors';
import type { ErrorRow } from 'sijil/schema/operationTypes';

export const errors = {
  ...frameworkErrors,
  book_lent: { status: 409, retry: 'never', ar: 'هذا الكتاب مُعار الآن.', en: 'This book is on loan.' },
  loan_returned: {
    status: 409,
    retry: 'never',
    ar: 'أُعيد هذا الكتاب من قبل.',
    en: 'This book was returned before.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;
