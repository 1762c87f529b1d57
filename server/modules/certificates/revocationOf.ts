import type { z } from 'zod';
import type { revocationView } from '#domain/api/certificateViews';
import type { CertificateRow } from './requestCertificates';

/** Why and when a certificate was revoked, with its holder's reply; null where it was not. */
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
