import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { exportView } from '#framework/contract/exportViews';
import type { Language } from '#framework/base/i18n/localized';
import { resources } from '#resources';
import { lists } from '#resources/lists';
import type { AppContext } from '#framework/server/http/appContext';
import { certificates } from '../../db/schema/certificates';
import { files } from '#framework/server/db/schema/files';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { fixedRows, listQuery } from '#framework/server/resources/listQuery';
import { readableRows } from '#framework/server/resources/rowFilter';
import { beginExport } from '#framework/server/exports/exports';
import { runExport } from '#framework/server/exports/runExport';
import { type ZipEntry, zipFile } from '#framework/server/exports/zipFile';
import { drawCertificate } from './drawCertificate';

/** Certificates in one file; at some 200 kB each it stays below a hundred megabytes. */
const exportLimit = 500;

type Query = Readonly<Record<string, string>>;

/**
 * Begins to put the certificates of the own list, as it is narrowed, into a zip: those that it holds now.
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

/** Job: the certificates of an export, in the language of its owner; those not drawn yet are drawn now. */
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
