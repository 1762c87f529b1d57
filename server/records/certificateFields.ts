import { type SQL, sql } from 'drizzle-orm';
import type { CertificateState } from '#domain/certificates/certificateState';
import { certificates } from '../db/schema/certificates';
import { type DerivedField, oneOf } from '#framework/server/resources/derivedField';

/**
 * `certificateState` as conditions of PostgreSQL: what somebody did to a certificate says more than that its time ran out.
 * Time alone ends a certificate, so that no column can hold it; the database's clock is asked when a list is read.
 */
const holds = {
  revoked: sql`${certificates.revokedAt} is not null`,
  superseded: sql`${certificates.revokedAt} is null and ${certificates.supersededAt} is not null`,
  expired: sql`${certificates.revokedAt} is null and ${certificates.supersededAt} is null and ${certificates.validUntil} < now()`,
  valid: sql`${certificates.revokedAt} is null and ${certificates.supersededAt} is null and ${certificates.validUntil} >= now()`,
} as const satisfies Record<CertificateState, SQL>;

/** Derived fields of certificates. */
export const certificateFields: Readonly<Record<string, DerivedField>> = { state: oneOf(holds) };
