import { eq } from 'drizzle-orm';
import { tables } from './tables';
import { ApiError } from 'sijil/server/http/apiError';
import { recordAudit } from 'sijil/server/resources/audit';
import type { HookContext, ResourceHooks } from 'sijil/server/http/handlers';
import { resources } from '../application';

const { books, loans } = tables;

/** Hooks that mark a loan's book as lent, or at its end as available, in the same transaction. */
export const loanHooks: ResourceHooks = {
  afterCreate: async (context) => markBook(context, true),
  afterDelete: async (context) => markBook(context, false),
  afterUpdate: async (context) => {
    if (context.values['returnedOn'] != null) await markBook(context, false);
  },
};

export async function markBook(
  { api, tx, actor, id }: Pick<HookContext, 'api' | 'tx' | 'actor' | 'id'>,
  lent: boolean,
): Promise<void> {
  const [loan] = await tx.select({ bookId: loans.bookId }).from(loans).where(eq(loans.id, id));
  if (!loan) throw new ApiError('not_found');
  const [book] = await tx.select().from(books).where(eq(books.id, loan.bookId)).for('update');
  if (!book) throw new ApiError('not_found');
  if (book.lent === lent) {
    if (lent) throw new ApiError('book_lent');
    return;
  }
  const [at, version] = [api.clock(), book.version + 1];
  await tx.update(books).set({ lent, version, updatedAt: at }).where(eq(books.id, book.id));
  await recordAudit(tx, {
    resource: resources.books,
    id: book.id,
    action: 'update',
    actor,
    at,
    version,
    changes: {
      lent: {
        from: book.lent,
        to: lent,
      },
    },
  });
}
