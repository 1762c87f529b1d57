import { eq } from 'drizzle-orm';
import { isSameBuyer } from '#domain/pricing/invoices';
import type { Transaction } from 'sijil/server/db/connect';
import { ApiError } from 'sijil/server/http/apiError';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';
import { resources } from '#resources';
import { textTable } from 'sijil/schema/texts/textTable';
import { tables } from '../../db/schema/declared';
import { taxDocuments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { notifyAbout } from '../notifications/notify';
import {
  issueCreditNote,
  issueReplacement,
  readBuyer,
  readRest,
  readStandingInvoice,
} from './issueTaxDocument';

/** Reason on the credit note of an invoice that is issued again. */
const correction = textTable('words/correctInvoice/correction', {
  ar: 'تصحيح بيانات المشتري',
  en: 'Correction of the buyer’s data',
});

/**
 * Issues an invoice again with its client's current data: a credit note over what is left of it, to the buyer as it was, and
 * a new invoice of the same amount and supply. The ledger nets to zero and no money moves. Locks the request, as refunds do.
 * @throws ApiError not_found, invoice_not_correctable, buyer_unchanged
 */
export async function correctInvoice(
  api: AppContext,
  { actor }: { readonly actor: Actor },
  id: string,
): Promise<void> {
  await api.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ request: requests })
      .from(taxDocuments)
      .innerJoin(requests, eq(requests.id, taxDocuments.requestId))
      .where(eq(taxDocuments.id, id))
      .for('update', { of: requests });
    if (!found) throw new ApiError('not_found');
    const { request } = found;
    const original = await readStandingInvoice(tx, request.id);
    const rest = original && (await readRest(tx, request.id));
    if (original?.id !== id || !rest?.total || (await isErased(tx, request.clientId)))
      throw new ApiError('invoice_not_correctable');
    const buyer = await readBuyer(tx, request);
    if (original.buyer && isSameBuyer(original.buyer, buyer)) throw new ApiError('buyer_unchanged');
    const issuedAt = api.clock();
    await issueCreditNote(tx, request, { total: rest.total, reason: correction, issuedAt });
    await issueReplacement(tx, request, { original, buyer, amount: rest, issuedAt });
    await recordAudit(tx, {
      resource: resources.taxDocuments,
      id,
      action: 'update',
      actor,
      at: issuedAt,
      version: 1,
      changes: changesBetween(
        { buyerVatNumber: original.buyer?.vatNumber ?? null },
        { buyerVatNumber: buyer.vatNumber, state: 'replaced' },
      ),
    });
    await notifyAbout(api, tx, request, 'invoiceCorrected', 'client', { actor, amount: rest.total });
  });
}

async function isErased(tx: Transaction, clientId: string): Promise<boolean> {
  const { clients } = tables;
  const [client] = await tx.select({ at: clients.deletedAt }).from(clients).where(eq(clients.id, clientId));
  return client?.at !== null;
}
