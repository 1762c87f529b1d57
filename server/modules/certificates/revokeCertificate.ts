import { eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import type { Transaction } from '#framework/server/db/connect';
import { certificates } from '../../db/schema/certificates';
import type { AddDetail } from '../../workflow/performTransition';
import {
  type CertificateRow,
  currentCertificates,
  newestCertificates,
  pickCertificate,
} from './requestCertificates';

interface Meant {
  /** Code of the certificate as typed; undefined where the request has only one. */
  readonly code: string | null | undefined;
  readonly language: Language;
  readonly at: Date;
  readonly addDetail: AddDetail;
}

/** Revokes one valid certificate of a request; nothing is issued in its place. */
export async function revokeCertificate(
  tx: Transaction,
  requestId: string,
  {
    code,
    language,
    at,
    addDetail,
    ...revocation
  }: Meant & { readonly reason: string; readonly actorId: string },
): Promise<void> {
  const picked = pickCertificate(await currentCertificates(tx, requestId), code, language);
  addDetail(named(picked));
  await tx
    .update(certificates)
    .set({ revokedAt: at, revokedById: revocation.actorId, revocationReason: revocation.reason })
    .where(eq(certificates.id, picked.id));
}

/** Stores the holder's reply to the revocation of a certificate, shown with its reason. */
export async function replyToRevocation(
  tx: Transaction,
  requestId: string,
  { code, language, at, addDetail, reply }: Meant & { readonly reply: string },
): Promise<void> {
  const revoked = (await newestCertificates(tx, requestId)).filter(
    ({ revokedAt, holderRepliedAt }) => revokedAt !== null && holderRepliedAt === null,
  );
  const picked = pickCertificate(revoked, code, language);
  addDetail(named(picked));
  await tx
    .update(certificates)
    .set({ holderReply: reply, holderRepliedAt: at })
    .where(eq(certificates.id, picked.id));
}

const named = ({ code, subject }: CertificateRow) => ({
  certificate: { code, subjectName: subject.subjectName },
});
