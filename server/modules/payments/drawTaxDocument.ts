import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { taxDocumentNumber } from '#domain/pricing/invoices';
import type { AppContext } from '#framework/server/http/appContext';
import { taxDocuments } from '../../db/schema/money';
import { draw } from '../../pdf/draw';
import type { CreditNoteData, InvoiceData } from '../../pdf/documents/invoice/invoiceData';
import { storeFile } from '#framework/server/files/storeFile';

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
