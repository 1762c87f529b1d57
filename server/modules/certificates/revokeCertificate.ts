import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/connect';
import { certificates } from '../../db/schema/certificates';
import { currentCertificate } from './currentCertificate';

/** Takes back the certificate that stands for a request; nothing is issued in its place. */
export async function revokeCertificate(
  tx: Transaction,
  requestId: string,
  { at, reason, actorId }: { readonly at: Date; readonly reason: string; readonly actorId: string },
): Promise<void> {
  const standing = await currentCertificate(tx, requestId);
  if (!standing) throw new Error(`request ${requestId} has no certificate to revoke`);
  await tx
    .update(certificates)
    .set({ revokedAt: at, revokedById: actorId, revocationReason: reason })
    .where(eq(certificates.id, standing.id));
}

/** The holder's answer to the revocation of their certificate, shown beside its reason. */
export async function replyToRevocation(
  tx: Transaction,
  requestId: string,
  { at, reply }: { readonly at: Date; readonly reply: string },
): Promise<void> {
  const revoked = await newestCertificate(tx, requestId);
  if (!revoked?.revokedAt) throw new Error(`request ${requestId} has no revoked certificate`);
  await tx
    .update(certificates)
    .set({ holderReply: reply, holderRepliedAt: at })
    .where(eq(certificates.id, revoked.id));
}

/** The last certificate of a request, whatever became of it; undefined where none was ever issued. */
export async function newestCertificate(tx: Transaction, requestId: string) {
  const [newest] = await tx
    .select()
    .from(certificates)
    .where(eq(certificates.requestId, requestId))
    .orderBy(desc(certificates.version))
    .limit(1);
  return newest;
}
