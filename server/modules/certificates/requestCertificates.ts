import { and, asc, desc, eq, isNull, type Placeholder } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { certificates } from '../../db/schema/certificates';

export type CertificateRow = typeof certificates.$inferSelect;

/** The newest certificate of a request's branch, or of each of its vehicles, by name; whatever became of them. */
export async function newestCertificates(db: Queryable, requestId: string): Promise<CertificateRow[]> {
  return byName(await selectNewestCertificates(db, requestId));
}

/** Unsorted rows: see `byName`. */
export function selectNewestCertificates(db: Queryable, requestId: string | Placeholder) {
  return db
    .selectDistinctOn([certificates.vehicleId])
    .from(certificates)
    .where(eq(certificates.requestId, requestId))
    .orderBy(certificates.vehicleId, desc(certificates.version));
}

export function byName(rows: readonly CertificateRow[]): CertificateRow[] {
  return rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'ar'));
}

const nameOf = ({ subject }: CertificateRow) => subject.subjectName;

/** Valid certificates: neither revoked nor replaced. */
export function currentCertificates(db: Queryable, requestId: string): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.requestId, requestId),
        isNull(certificates.supersededAt),
        isNull(certificates.revokedAt),
      ),
    )
    .orderBy(asc(certificates.issuedAt), asc(certificates.vehicleId));
}
