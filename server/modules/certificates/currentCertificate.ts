import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { certificates } from '../../db/schema/certificates';

export type CertificateRow = typeof certificates.$inferSelect;

/** The certificate that stands for a request; null when none does. */
export async function currentCertificate(db: Queryable, requestId: string): Promise<CertificateRow | null> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.requestId, requestId),
        isNull(certificates.supersededAt),
        isNull(certificates.revokedAt),
      ),
    )
    .orderBy(desc(certificates.version))
    .limit(1);
  return row ?? null;
}
