import { and, asc, count, eq, gt, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { dayMs } from '#domain/scheduling/riyadhTime';
import type { Queryable } from '../../db/connect';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';
import { qualified } from '../../db/qualified';

type Expiring = NonNullable<z.output<typeof dashboardView>['client']>['expiring'];

/** Long enough for a new visit before the certificate ends. */
const noticeMs = 60 * dayMs;

const standing = (within: SQL | undefined, now: Date) =>
  and(
    within,
    isNull(certificates.supersededAt),
    isNull(certificates.revokedAt),
    gt(certificates.validUntil, now),
  );

/** How many certificates are valid at the moment. */
export async function countStandingCertificates(
  db: Queryable,
  within: SQL | undefined,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(certificates)
    .innerJoin(requests, eq(requests.id, certificates.requestId))
    .where(standing(within, now));
  return row?.total ?? 0;
}

/** The same place, or vehicle, has been inspected again by the same service, and is certified for longer. */
const isRenewed = sql`exists (
  select from ${certificates} as newer join ${requests} as visit on visit.id = newer.request_id
  where newer.client_id = ${qualified(certificates.clientId)}
    and newer.superseded_at is null and newer.revoked_at is null
    and newer.valid_until > ${qualified(certificates.validUntil)}
    and newer.vehicle_id is not distinct from ${qualified(certificates.vehicleId)}
    and visit.branch_id is not distinct from ${qualified(requests.branchId)}
    and visit.service_id = ${qualified(requests.serviceId)})`;

/** The valid certificates that end within sixty days and nothing newer follows, the first to end first. */
export async function readExpiring(db: Queryable, within: SQL | undefined, now: Date): Promise<Expiring> {
  const rows = await db
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
      and(
        standing(within, now),
        lte(certificates.validUntil, new Date(now.getTime() + noticeMs)),
        not(isRenewed),
      ),
    )
    .orderBy(asc(certificates.validUntil), asc(certificates.id));
  return rows.map(({ subject: { subjectName, service: name }, serviceId, ...row }) => ({
    ...row,
    subjectName,
    service: { id: serviceId, name },
  }));
}
