import { type DeclaredList, defineList } from 'sijil/schema/declaredList';
import { loans } from './loans';

/** Lists with addresses of their own. */
export const lists = {
  openLoans: defineList(loans, 'loans.open', {
    where: { returnedOn_null: 'true' },
    columns: ['bookId', 'memberId', 'dueOn'],
  }),
} as const satisfies Record<string, DeclaredList>;
