import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { verificationView } from '#domain/api/orderViews';
import type { AppContext } from 'sijil/server/http/appContext';
import { linksOf, toThumbnailUrl } from 'sijil/server/files/fileLinks';
import { certificates } from '../../db/schema/certificates';
import { type CertificateRow, revocationOf, toCertificateCode } from './requestCertificates';
import { certificateState } from '#domain/certificates/certificateState';
import { requests } from '../../db/schema/requests';

/**
 * Chains of visits that re-inspect each other: the visit that this one inspects again, the one before that, and so on (rules
 * 3.18). Both are lists of ids, for `inArray`, without the request itself.
 */
export const earlierInLine = (requestId: string) => sql`(
  with recursive line as (
    select reinspection_of_id as id from ${requests} where id = ${requestId}
    union all
    select before.reinspection_of_id from ${requests} as before join line on before.id = line.id
  ) select id from line where id is not null)`;

export const laterInLine = (requestId: string) => sql`(
  with recursive line as (
    select id from ${requests} where reinspection_of_id = ${requestId}
    union all
    select after.id from ${requests} as after join line on after.reinspection_of_id = line.id
  ) select id from line)`;

export type Verification = z.output<typeof verificationView>;

/** Public view of a certificate, by its code as typed; null for an unknown code. */
export async function findVerification(
  api: Pick<AppContext, 'db' | 'clock' | 'linkKey'>,
  typed: string,
): Promise<Verification | null> {
  const [certificate] = await api.db
    .select()
    .from(certificates)
    .where(eq(certificates.code, toCertificateCode(typed)));
  if (!certificate) return null;
  const { code, subject, score, grade, issuedAt, validUntil } = certificate;
  const logo = (await linksOf(api, api.db, [certificate.logo])).get(certificate.logo ?? '');
  const { companyName, subjectName, city, service, result = null } = subject;
  return {
    code,
    state: certificateState(certificate, api.clock()),
    companyName,
    logo: logo ? toThumbnailUrl(logo) : null,
    subjectName,
    city,
    service,
    score,
    grade,
    issuedAt,
    validUntil,
    result,
    revocation: revocationOf(certificate),
    supersededBy: certificate.supersededAt ? await successorsOf(api, certificate) : [],
  };
}

/**
 * Certificates that supersede this one: the newest of the same subject, from this visit or from a re-inspection of
 * its failed items; for a fleet's shared certificate, those of each vehicle.
 */
async function successorsOf(
  { db }: Pick<AppContext, 'db'>,
  { id, requestId, vehicleId }: CertificateRow,
): Promise<Verification['supersededBy']> {
  const subjectName = sql<string>`${certificates.subject} ->> 'subjectName'`;
  return db
    .select({ code: certificates.code, subjectName })
    .from(certificates)
    .where(
      and(
        or(
          eq(certificates.requestId, requestId),
          and(
            inArray(certificates.requestId, laterInLine(requestId)),
            vehicleId === null ? isNull(certificates.vehicleId) : undefined,
          ),
        ),
        ne(certificates.id, id),
        isNull(certificates.supersededAt),
        vehicleId === null ? undefined : eq(certificates.vehicleId, vehicleId),
      ),
    )
    .orderBy(asc(subjectName));
}
