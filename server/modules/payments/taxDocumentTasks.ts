import { paymentSchedule } from '#domain/pricing/instalments';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { instalments, taxDocuments } from '../../db/schema/money';
import type { Effect } from '../../workflow/effect';
import { issueInvoice } from './issueTaxDocument';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { taxDocumentNumber } from '#domain/pricing/invoices';
import type { AppContext } from '#framework/server/http/appContext';
import { draw } from '../../pdf/thread/drawingThreads';
import type { CreditNoteData, InvoiceData } from '../../pdf/documents/invoice/invoiceData';
import { storeFile } from '#framework/server/files/storeFile';

/** Invoices what the signed contract says and sets the days on which it is paid. */
export const raiseInvoice: Effect = async ({ tx, request, now }) => {
  const { quote, paymentPlan } = request;
  if (!quote) throw new Error(`request ${request.id} has no price to invoice`);
  const schedule = paymentSchedule({
    total: quote.total,
    duration: request.package?.duration ?? 'weekly',
    plan: paymentPlan,
    signedOn: riyadhDate(now),
  });
  await tx
    .insert(instalments)
    .values(schedule.map((instalment) => ({ ...instalment, requestId: request.id })));
  await issueInvoice(tx, request, now);
};

const payload = z.object({ taxDocumentId: z.uuid() });

/** Draws an issued invoice or credit note once, from the data stored at its issue; its file is never replaced. */
export async function drawTaxDocument(api: AppContext, input: unknown): Promise<void> {
  const { taxDocumentId } = payload.parse(input);
  const [document] = await api.db.select().from(taxDocuments).where(eq(taxDocuments.id, taxDocumentId));
  if (!document?.data || document.fileId) return;
  const content =
    document.kind === 'invoice'
      ? await draw('invoice', document.data as InvoiceData)
      : await draw('creditNote', document.data as CreditNoteData);
  const name = `${taxDocumentNumber(document)}.pdf`;
  const file = await storeFile(api, api.db, { content, type: 'application/pdf', name, ownerId: null });
  await api.db
    .update(taxDocuments)
    .set({ fileId: file.id })
    .where(and(eq(taxDocuments.id, taxDocumentId), isNull(taxDocuments.fileId)));
}
