import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Api } from '../../api';
import { taxDocuments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { draw } from '../../pdf/draw';
import { storeFile } from '../files/storeFile';
import { buildCreditNoteData, buildInvoiceData } from './buildTaxDocumentData';
import { cancellationReason } from './creditUnpaid';
import { taxDocumentNumber } from './taxDocumentNumber';

const payload = z.object({
  taxDocumentId: z.uuid(),
  reasonAr: z.string().default(cancellationReason.ar),
  reasonEn: z.string().default(cancellationReason.en),
});

/** Draws an issued invoice or credit note once; its file is never replaced. */
export async function drawTaxDocument(api: Api, input: unknown): Promise<void> {
  const { taxDocumentId, reasonAr, reasonEn } = payload.parse(input);
  const [row] = await api.db
    .select({ document: taxDocuments, request: requests })
    .from(taxDocuments)
    .innerJoin(requests, eq(requests.id, taxDocuments.requestId))
    .where(eq(taxDocuments.id, taxDocumentId));
  if (!row || row.document.fileId) return;
  const { document, request } = row;
  const content =
    document.kind === 'invoice'
      ? await draw('invoice', await buildInvoiceData(api.db, document, request))
      : await draw(
          'creditNote',
          await buildCreditNoteData(api.db, document, request, { ar: reasonAr, en: reasonEn }),
        );
  const name = `${taxDocumentNumber(document)}.pdf`;
  const file = await storeFile(api, api.db, { content, type: 'application/pdf', name, ownerId: null });
  await api.db
    .update(taxDocuments)
    .set({ fileId: file.id })
    .where(and(eq(taxDocuments.id, taxDocumentId), isNull(taxDocuments.fileId)));
}
