import { eq } from 'drizzle-orm';
import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { takeRequestStep } from '../../requestView/loadRequestView';
import type { Language } from 'sijil/base/i18n/localized';
import type { Transaction } from 'sijil/server/db/connect';
import { certificates } from '../../../db/schema/certificates';
import { requests } from '../../../db/schema/requests';
import type { AddDetail } from '../../../workflow/performTransition';
import {
  type CertificateRow,
  currentCertificates,
  newestCertificates,
  pickCertificate,
} from '../../certificates/requestCertificates';

/** Registers the revocation of a certificate, and its holder's reply. */
export function registerRevocation(api: AppContext): void {
  operation(api, 'adminInspections.revokeCertificate', {
    summary: 'Revoke a certificate that stands, with a reason that everybody who verifies it reads',
    handler: (call) => {
      const { version, reason, certificateCode: code } = call.body;
      return takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'revokeCertificate',
        reason,
        ...(version && { version }),
        action: (tx, { id }, addDetail) =>
          revokeCertificate(tx, id, {
            code,
            reason,
            addDetail,
            at: api.clock(),
            language: call.language,
            actorId: call.actor.userId,
          }),
      });
    },
  });

  operation(api, 'clientInspections.replyToRevocation', {
    summary:
      'Answer the revocation of one’s certificate, once; shown with its reason to everybody who verifies it',
    handler: (call) => {
      const { version, reply, certificateCode: code } = call.body;
      return takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'replyToRevocation',
        version,
        reason: reply,
        action: (tx, { id }, addDetail) =>
          replyToRevocation(tx, id, {
            code,
            reply,
            addDetail,
            at: api.clock(),
            language: call.language,
          }),
      });
    },
  });
}

interface Meant {
  /** Code of the certificate as typed; undefined where the request has only one. */
  readonly code: string | null | undefined;
  readonly language: Language;
  readonly at: Date;
  readonly addDetail: AddDetail;
}

/** Revokes one valid certificate of a request without a replacement. */
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
  await tx.update(requests).set({ certificateRevokedAt: at }).where(eq(requests.id, requestId));
}

/** Stores the holder's reply to the revocation of a certificate, shown with its reason. */
async function replyToRevocation(
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
