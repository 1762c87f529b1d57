import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Language } from 'sijil/base/i18n/localized';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { certificates } from '../../db/schema/certificates';
import { draw } from '../../pdf/thread/drawingThreads';
import { readPublished } from '../templates/readPublished';
import { buildCertificateData } from './buildCertificateData';
import { readLogo } from './certificateSubject';
import { storeFile } from 'sijil/server/files/storeFile';
import type { exportView } from 'sijil/contract/exportViews';
import { resources } from '#resources';
import { lists } from '#resources/lists';
import { files } from 'sijil/server/db/schema/files';
import { ApiError } from 'sijil/server/http/apiError';
import { fixedRows, listQuery } from 'sijil/server/resources/listQuery';
import { readableRows } from 'sijil/server/resources/rights';
import { beginExport } from 'sijil/server/exports/exports';
import { runExport } from 'sijil/server/exports/runExport';
import { type ZipEntry, zipFile } from 'sijil/server/exports/zipFile';

/** Certificates in one file; at some 200 kB each it stays below a hundred megabytes. */
const exportLimit = 500;

type Query = Readonly<Record<string, string>>;

/**
 * Starts an export of the certificates that the caller's filtered list contains now, as a zip file.
 * @throws ApiError unknown_parameter, nothing_to_export, export_too_large
 */
export async function beginCertificatesExport(
  api: AppContext,
  actor: Actor,
  query: Query,
  language: Language,
): Promise<z.output<typeof exportView>> {
  const resource = resources.certificates;
  const asking = { language, at: api.clock() };
  const listed = listQuery(resource, actor.role, query, asking);
  const own = fixedRows(resource, actor.role, lists.ownCertificates.where ?? {}, asking.at);
  const rows = await api.db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(readableRows(resource, actor), own.where, listed.where))
    .orderBy(...listed.orderBy)
    .limit(exportLimit + 1);
  if (rows.length === 0) throw new ApiError('nothing_to_export');
  if (rows.length > exportLimit) throw new ApiError('export_too_large', { limit: exportLimit });
  const ids = rows.map(({ id }) => id).join(',');
  return beginExport(api, actor, {
    kind: 'certificates',
    task: 'exportCertificates',
    page: '/client/certificates',
    language,
    total: rows.length,
    query: { ids },
  });
}

/** Job: exports certificates in the language of the export's owner; renders those that are not rendered yet. */
export function exportCertificates(api: AppContext, input: unknown): Promise<void> {
  return runExport(api, input, async ({ query, language }) => {
    const ids = query['ids']?.split(',') ?? [];
    const rows = await api.db
      .select({
        id: certificates.id,
        code: certificates.code,
        subject: certificates.subject,
        at: certificates.issuedAt,
      })
      .from(certificates)
      .where(inArray(certificates.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const entries = ids.flatMap((id): ZipEntry[] => {
      const row = byId.get(id);
      if (!row) return [];
      const stem = `${row.subject.subjectName} ${row.code}`;
      return [{ stem, ending: 'pdf', at: row.at, read: () => readDrawn(api, id, language) }];
    });
    return zipFile('certificates', entries);
  });
}

async function readDrawn(api: AppContext, certificateId: string, language: Language): Promise<Buffer> {
  await drawCertificate(api, { certificateId });
  const [drawn] = await api.db
    .select({ sha256: files.sha256 })
    .from(certificates)
    .innerJoin(files, eq(files.id, language === 'ar' ? certificates.fileAr : certificates.fileEn))
    .where(eq(certificates.id, certificateId));
  if (!drawn) throw new Error(`certificate ${certificateId} was not drawn`);
  return api.storage.read(drawn.sha256);
}

const fileNames: Record<Language, string> = textTable('words/drawCertificate/fileNames', {
  ar: 'شهادة',
  en: 'certificate',
});

const payload = z.object({ certificateId: z.uuid() });

/**
 * Job: renders a certificate's PDFs in both languages from the data stored at issue. Does nothing if they exist or the
 * certificate is gone.
 */
export async function drawCertificate(api: AppContext, input: unknown): Promise<void> {
  const { certificateId } = payload.parse(input);
  const [certificate] = await api.db.select().from(certificates).where(eq(certificates.id, certificateId));
  if (!certificate || (certificate.fileAr && certificate.fileEn)) return;
  const stored =
    certificate.data ??
    (await buildCertificateData(
      api.db,
      api,
      certificate.requestId,
      certificate,
      (await readPublished(api.db, 'certificate')).body,
    ));
  const data = { ...stored, logo: await readLogo(api, certificate.code) };
  const [ar, en] = await Promise.all([
    draw('certificate', { data, language: 'ar' }),
    draw('certificate', { data, language: 'en' }),
  ]);
  await api.db.transaction(async (tx) => {
    const store = async (language: Language, content: Buffer) => {
      const name = `${fileNames[language]}-${certificate.code}.pdf`;
      const { id } = await storeFile(api, tx, { content, name, type: 'application/pdf', ownerId: null });
      return id;
    };
    // The second of two concurrent runs finds the first one's files and leaves them.
    const [free] = await tx
      .select({ id: certificates.id })
      .from(certificates)
      .where(and(eq(certificates.id, certificateId), isNull(certificates.fileAr)))
      .for('update');
    if (!free) return;
    await tx
      .update(certificates)
      .set({ fileAr: await store('ar', ar), fileEn: await store('en', en) })
      .where(eq(certificates.id, certificateId));
  });
}
