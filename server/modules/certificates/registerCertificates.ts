import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { findClient } from '../clients/findOfClient';
import { resources } from '#resources';
import { listAddress, readPage } from 'sijil/server/resources/pageAddress';
import { beginCertificatesExport } from './drawCertificate';
import { findVerification } from './findVerification';
import { registerVerifyPage } from './registerVerifyPage';
import type { ownCertificateView } from '#domain/api/paperViews';
import type { FileLink } from 'sijil/contract/parts';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';
import { readableRows } from 'sijil/server/resources/rights';
import { linksOf } from 'sijil/server/files/fileLinks';
import { certificateState } from '#domain/certificates/certificateState';
import { type CertificateRow, verifyUrl } from './requestCertificates';

export function registerCertificates(api: AppContext): void {
  operation(api, 'certificates.verify', {
    summary: 'Whether a certificate is valid, expired, superseded or revoked; open to anybody',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ params }) => {
      const found = await findVerification(api, params.code);
      if (!found) throw new ApiError('not_found');
      return found;
    },
  });

  operation(api, 'certificates.keys', {
    summary: 'The public keys that certificates are signed with, as a JSON Web Key Set; open to anybody',
    handler: ({ reply }) => {
      reply.header('cache-control', 'public, max-age=86400');
      return { keys: [api.certificateKey.publicKey] };
    },
  });

  operation(api, 'clients.certificates', {
    summary: "A client's certificates that stand, newest first",
    handler: async ({ actor, params, query, reply }) => {
      await findClient(api, actor, params.id);
      const { rows, total } = await listCertificates(api, actor, query, params.id);
      reply.header('x-total-count', total);
      return rows;
    },
  });

  operation(api, 'clients.exportCertificates', {
    summary: 'Put the own certificates that the list’s filters leave into a zip, in the background',
    status: 202,
    openApi: (as) => listAddress(as(resources.certificates)),
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: ({ actor, query, language }) => beginCertificatesExport(api, actor, query, language),
  });

  registerVerifyPage(api);
}

type OwnCertificate = z.output<typeof ownCertificateView>;
type Query = Readonly<Record<string, string | undefined>>;

/** Valid certificates of the requests that an actor may read, newest first; of one client if one is named. */
async function listCertificates(
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
