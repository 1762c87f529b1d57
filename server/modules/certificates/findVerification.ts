import { and, desc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { verificationView } from '#domain/api/orderViews';
import type { Api } from '../../http/api';
import { certificates } from '../../db/schema/certificates';
import { toCertificateCode } from './certificateCode';
import { revocationOf } from './revocationOf';
import { certificateState } from '#domain/requests/certificateState';

export type Verification = z.output<typeof verificationView>;

/** What anybody may know of a certificate by its code as it was typed; null for a code that was never given. */
export async function findVerification(
  api: Pick<Api, 'db' | 'clock'>,
  typed: string,
): Promise<Verification | null> {
  const [certificate] = await api.db
    .select()
    .from(certificates)
    .where(eq(certificates.code, toCertificateCode(typed)));
  if (!certificate) return null;
  const { code, subject, score, grade, issuedAt, validUntil } = certificate;
  const { companyName, subjectName, city, service, result = null } = subject;
  const [successor] = await api.db
    .select({ code: certificates.code })
    .from(certificates)
    .where(
      and(eq(certificates.requestId, certificate.requestId), gt(certificates.version, certificate.version)),
    )
    .orderBy(desc(certificates.version))
    .limit(1);
  return {
    code,
    state: certificateState(certificate, api.clock()),
    companyName,
    subjectName,
    city,
    service,
    score,
    grade,
    issuedAt,
    validUntil,
    result,
    revocation: revocationOf(certificate),
    supersededBy: successor?.code ?? null,
  };
}
