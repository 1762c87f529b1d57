import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentTerms } from '#domain/pricing/paymentTerms';
import { ApiError } from 'sijil/server/http/apiError';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';
import { resources } from '#resources';
import { tables } from '../../db/schema/declared';

/** Sets the payment terms of a company's new invoices. @throws ApiError not_found */
export async function setTerms(
  api: AppContext,
  { actor }: { readonly actor: Actor },
  id: string,
  paymentTerms: PaymentTerms,
): Promise<void> {
  const { clients } = tables;
  await api.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ paymentTerms: clients.paymentTerms, version: clients.version })
      .from(clients)
      .where(and(eq(clients.id, id), isNull(clients.deletedAt)))
      .for('no key update');
    if (!before) throw new ApiError('not_found');
    if (before.paymentTerms === paymentTerms) return;
    const at = api.clock();
    const version = before.version + 1;
    await tx.update(clients).set({ paymentTerms, version, updatedAt: at }).where(eq(clients.id, id));
    const changes = changesBetween({ paymentTerms: before.paymentTerms }, { paymentTerms });
    await recordAudit(tx, { resource: resources.clients, id, action: 'update', actor, at, version, changes });
  });
}
