import { eq } from 'drizzle-orm';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { tables } from './tables';
import { ApiError } from 'sijil/server/http/apiError';
import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { recordAudit } from 'sijil/server/resources/audit';
import { resources } from '../application';
import { markBook } from './loanHooks';

const { loans } = tables;

/** Registers the library's own operation, the return of a book. */
export function registerLoans(api: AppContext): void {
  operation(api, 'loans.return', {
    summary: 'Take a book back',
    handler: async ({ actor, params: { id } }) => {
      await api.db.transaction(async (tx) => {
        const [loan] = await tx.select().from(loans).where(eq(loans.id, id)).for('update');
        if (!loan) throw new ApiError('not_found');
        if (loan.returnedOn) throw new ApiError('loan_returned');
        const [at, version] = [api.clock(), loan.version + 1];
        const returnedOn = riyadhDate(at);
        await tx.update(loans).set({ returnedOn, version, updatedAt: at }).where(eq(loans.id, id));
        await recordAudit(tx, {
          resource: resources.loans,
          id,
          action: 'update',
          actor,
          at,
          version,
          changes: { returnedOn: { from: null, to: returnedOn } },
        });
        await markBook({ api, tx, actor, id }, false);
      });
      return null;
    },
  });
}
