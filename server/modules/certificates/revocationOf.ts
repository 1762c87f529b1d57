import type { z } from 'zod';
import type { revocationView } from '#domain/api/certificateViews';
import type { CertificateRow } from './requestCertificates';

/** Revocation of a certificate with its reason, time and holder's reply; null for one that is not revoked. */
export function revocationOf({
  revokedAt,
  revocationReason,
  holderReply,
  holderRepliedAt,
}: CertificateRow): z.output<typeof revocationView> | null {
  return (
    revokedAt && { at: revokedAt, reason: revocationReason, reply: holderReply, repliedAt: holderRepliedAt }
  );
}
