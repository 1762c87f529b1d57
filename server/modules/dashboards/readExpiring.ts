import { and, asc, count, eq, gt, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import type { Queryable } from '#framework/server/db/connect';
import type { Given } from '#framework/server/db/statement';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';
import { qualified } from '#framework/server/db/qualified';

type Expiring = NonNullable<z.output<typeof dashboardView>['client']>['expiring'];

const isValidWithin = (within: SQL | undefined, given: Given) =>
  and(
    within,
    isNull(certificates.supersededAt),
    isNull(certificates.revokedAt),
    gt(certificates.validUntil, given('now')),
  );

/** Number of certificates that are valid now. */
export function countValidCertificates(db: Queryable, within: SQL | undefined, given: Given) {
  return db
    .select({ total: count() })
    .from(certificates)
    .innerJoin(requests, eq(requests.id, certificates.requestId))
    .where(isValidWithin(within, given));
}

/** Later valid certificate of the same branch or vehicle and service. */
const isRenewed = sql`exists (
  select from ${certificates} as newer join ${requests} as visit on visit.id = newer.request_id
  where newer.client_id = ${qualified(certificates.clientId)}
    and newer.superseded_at is null and newer.revoked_at is null
    and newer.valid_until > ${qualified(certificates.validUntil)}
    and newer.vehicle_id is not distinct from ${qualified(certificates.vehicleId)}
    and visit.branch_id is not distinct from ${qualified(requests.branchId)}
    and visit.service_id = ${qualified(requests.serviceId)})`;

/** The valid certificates that end within sixty days and nothing newer follows, the first to end first. */
export function selectExpiring(db: Queryable, within: SQL | undefined, given: Given) {
  return db
    .select({
      code: certificates.code,
      requestId: certificates.requestId,
      subject: certificates.subject,
      validUntil: certificates.validUntil,
      vehicleId: certificates.vehicleId,
      branchId: requests.branchId,
      serviceId: requests.serviceId,
    })
    .from(certificates)
    .innerJoin(requests, eq(requests.id, certificates.requestId))
    .where(
      and(isValidWithin(within, given), lte(certificates.validUntil, given('soonUntil')), not(isRenewed)),
    )
    .orderBy(asc(certificates.validUntil), asc(certificates.id));
}

export function toExpiring(rows: Awaited<ReturnType<typeof selectExpiring>>): Expiring {
  return rows.map(({ subject: { subjectName, service: name }, serviceId, ...row }) => ({
    ...row,
    subjectName,
    service: { id: serviceId, name },
  }));
}
