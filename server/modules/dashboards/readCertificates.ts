import { nameOf } from 'sijil/base/i18n/localized';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  not,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import type { Queryable } from 'sijil/server/db/connect';
import { type Given, qualified } from 'sijil/server/db/statement';
import { tables } from '../../db/schema/declared';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';

type ClientDashboard = NonNullable<z.output<typeof dashboardView>['client']>;

/** Number of revoked certificates in the list; the certificates page shows the rest. */
const revokedShown = 5;

/** Number of expiring certificates in the list; the certificates page shows the rest. */
const expiringShown = 100;

/** Condition: a later unrevoked certificate of the same vehicle or branch and service, aliased `newer`, meets `condition`. */
function isFollowed(condition: SQL): SQL {
  const exists = (same: SQL) => sql`exists (select from ${certificates} as newer
    where ${same} and newer.service_id = ${qualified(certificates.serviceId)}
      and newer.issued_at > ${qualified(certificates.issuedAt)} and newer.revoked_at is null and ${condition})`;
  return sql`case when ${qualified(certificates.vehicleId)} is null
    then ${exists(sql`newer.branch_id = ${qualified(certificates.branchId)} and newer.vehicle_id is null`)}
    else ${exists(sql`newer.vehicle_id = ${qualified(certificates.vehicleId)}`)} end`;
}

const isReplaced = isFollowed(sql`true`);
const isRenewed = isFollowed(
  sql`newer.superseded_at is null and newer.valid_until > ${qualified(certificates.validUntil)}`,
);

/** Condition for the certificates in `own` that are valid now. */
export const isValid = (own: SQL | undefined, now: Date | Placeholder) =>
  and(
    own,
    isNull(certificates.supersededAt),
    isNull(certificates.revokedAt),
    gt(certificates.validUntil, now),
  );

/** Number of certificates that are valid now. */
export function countValidCertificates(db: Queryable, own: SQL | undefined, given: Given) {
  return db
    .select({ total: count() })
    .from(certificates)
    .where(isValid(own, given('now')));
}

/** English name of a certified branch; null for a vehicle. */
const branchNameEn = sql<
  string | null
>`(select one.name_en from ${tables.branches} as one where one.id = ${qualified(certificates.branchId)} and ${qualified(certificates.vehicleId)} is null)`;

/** Valid certificates that expire within sixty days without a newer one, earliest expiry first. */
export function selectExpiring(db: Queryable, own: SQL | undefined, given: Given) {
  return db
    .select({
      code: certificates.code,
      requestId: certificates.requestId,
      subject: certificates.subject,
      branchNameEn,
      validUntil: certificates.validUntil,
      vehicleId: certificates.vehicleId,
      branchId: requests.branchId,
      serviceId: requests.serviceId,
    })
    .from(certificates)
    .innerJoin(requests, eq(requests.id, certificates.requestId))
    .where(and(isValid(own, given('now')), lte(certificates.validUntil, given('soonUntil')), not(isRenewed)))
    .orderBy(asc(certificates.validUntil), asc(certificates.id))
    .limit(expiringShown);
}

export function toExpiring(rows: Awaited<ReturnType<typeof selectExpiring>>): ClientDashboard['expiring'] {
  return rows.map(
    ({ subject: { subjectName, service: name }, branchNameEn: english, serviceId, ...row }) => ({
      ...row,
      subjectName: nameOf(subjectName, english),
      service: { id: serviceId, name },
    }),
  );
}

/** Revoked certificates without a later certificate, latest revocation first. */
export function selectRevoked(db: Queryable, own: SQL | undefined) {
  return db
    .select({
      code: certificates.code,
      requestId: certificates.requestId,
      subject: certificates.subject,
      branchNameEn,
      revokedAt: certificates.revokedAt,
    })
    .from(certificates)
    .where(and(own, isNotNull(certificates.revokedAt), not(isReplaced)))
    .orderBy(desc(certificates.revokedAt), desc(certificates.id))
    .limit(revokedShown);
}

export function toRevoked(rows: Awaited<ReturnType<typeof selectRevoked>>): ClientDashboard['revoked'] {
  return rows.flatMap(({ subject: { subjectName }, branchNameEn: english, revokedAt, ...row }) =>
    revokedAt ? [{ ...row, subjectName: nameOf(subjectName, english), revokedAt }] : [],
  );
}
