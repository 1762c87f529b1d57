import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { qualified } from '#framework/server/db/statement';
import { requests } from '../db/schema/requests';

/**
 * Condition for results that count: sent, scored, and without a revoked certificate. Last scores and averages use it; the
 * triggers of `service_days` and `client_days` apply the same.
 */
export const hasCountedScore: SQL =
  and(isNotNull(requests.resultsSentAt), isNotNull(requests.score), isNull(requests.certificateRevokedAt)) ??
  sql`false`;

/** The score of such results; null for others. */
export const countedScore: SQL<number | null> =
  sql`case when ${qualified(requests.certificateRevokedAt)} is null then ${qualified(requests.score)} end`;
