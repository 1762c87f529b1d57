import { z } from 'zod';
import { done, recordListQuery } from 'sijil/contract/exchange';
import { recordView } from 'sijil/contract/recordView';
import type { ErrorRow, Exchange } from 'sijil/schema/operationTypes';

/** Inputs and answers of the library's own operations. */
export const contract = {
  'loans.open': { query: recordListQuery, answer: z.array(recordView) },
  'loans.return': { answer: done },
} satisfies Record<string, Exchange>;

export const errors = {
  book_lent: { status: 409, retry: 'never', ar: 'هذا الكتاب مُعار الآن.', en: 'This book is on loan.' },
  loan_returned: {
    status: 409,
    retry: 'never',
    ar: 'أُعيد هذا الكتاب من قبل.',
    en: 'This book was returned before.',
  },
} as const satisfies Record<string, ErrorRow>;
