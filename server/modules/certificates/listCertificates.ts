import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { ownCertificateView } from '#domain/api/certificateViews';
import type { FileLink } from '#framework/contract/parts';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import { readableRows } from '#framework/server/resources/rowFilter';
import { linksOf } from '#framework/server/files/fileLinks';
import { readPage } from '#framework/server/resources/pageAddress';
import { certificateState } from '#domain/certificates/certificateState';
import type { CertificateRow } from './requestCertificates';
import { verifyUrl } from './certificateCode';

type OwnCertificate = z.output<typeof ownCertificateView>;
type Query = Readonly<Record<string, string | undefined>>;

/** Valid certificates of the requests that an actor may know of, newest first; of one client where one is named. */
export async function listCertificates(
  api: AppContext,
  actor: Actor,
  query: Query,
  clientId?: string,
): Promise<{ rows: OwnCertificate[]; total: number }> {
  const { offset, limit } = readPage(query);
  const where = and(
    readableRows(resources.requests, actor),
    isNull(certificates.supersededAt),
    clientId === undefined ? undefined : eq(certificates.clientId, clientId),
  );
  const [rows, [counted]] = await Promise.all([
    api.db
      .select({ certificate: certificates, request: { id: requests.id, number: requests.number } })
      .from(certificates)
      .innerJoin(requests, eq(requests.id, certificates.requestId))
      .where(where)
      .orderBy(desc(certificates.issuedAt), certificates.id)
      .limit(limit)
      .offset(offset),
    api.db
      .select({ total: count() })
      .from(certificates)
      .innerJoin(requests, eq(requests.id, certificates.requestId))
      .where(where),
  ]);
  const links = await linksOf(
    api,
    api.db,
    rows.flatMap(({ certificate: { fileAr, fileEn } }) => [fileAr, fileEn]),
  );
  return { rows: rows.map((row) => toView(api, row, links)), total: counted?.total ?? 0 };
}

function toView(
  api: AppContext,
  row: { readonly certificate: CertificateRow; readonly request: OwnCertificate['request'] },
  links: ReadonlyMap<string, FileLink>,
): OwnCertificate {
  const { code, version, score, grade, issuedAt, validUntil, subject, fileAr, fileEn } = row.certificate;
  const [ar, en] = [links.get(fileAr ?? ''), links.get(fileEn ?? '')];
  return {
    code,
    version,
    state: certificateState(row.certificate, api.clock()),
    score,
    grade,
    issuedAt,
    validUntil,
    verifyUrl: verifyUrl(api.config, code),
    request: row.request,
    subjectName: subject.subjectName,
    city: subject.city,
    service: subject.service,
    files: ar && en ? { ar, en } : null,
  };
}
