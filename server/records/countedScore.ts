import { and, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { qualified } from 'sijil/server/db/statement';
import { certificates } from '../db/schema/certificates';
import { answers, requests } from '../db/schema/requests';

/**
 * THE score with which a request counts in last scores and averages: its own or, once a certificate of a fleet was revoked, that of
 * the vehicles whose own still counts. Null where nothing counts. The database's `counted_score` is the same, for its triggers.
 */
export const countedScore: SQL<number | null> =
  sql`case when ${qualified(requests.certificateRevokedAt)} is null then ${qualified(requests.score)} else ${qualified(requests.standingScore)} end`.mapWith(
    requests.score,
  );

/** Condition for results that count: sent and scored. */
export const hasCountedScore: SQL =
  and(isNotNull(requests.resultsSentAt), sql`${countedScore} is not null`) ?? sql`false`;

/** Condition for requests of which not everything was revoked. */
export const isStanding: SQL =
  or(isNull(requests.certificateRevokedAt), isNotNull(requests.standingScore)) ?? sql`false`;

/** True if the certificate of a vehicle for a request, or the former one of its entire fleet, was revoked. */
export function isRevokedForVehicle(requestId: SQL, vehicleId: SQL): SQL<boolean> {
  return sql`exists (select from ${certificates} c where c.request_id = ${requestId} and c.revoked_at is not null
    and (c.vehicle_id is null or c.vehicle_id = ${vehicleId}))`;
}

/** Condition for answers of requests that count: the vehicle's own certificate was not revoked. */
export const isStandingAnswer: SQL = sql`not ${isRevokedForVehicle(qualified(answers.requestId), qualified(answers.vehicleId))}`;
