import { and, asc, count, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { dayMs } from '#domain/scheduling/riyadhTime';
import type { Queryable } from '../../db/connect';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';

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

/** The valid certificates that end within sixty days, the first to end first. */
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
    .where(and(standing(within, now), lte(certificates.validUntil, new Date(now.getTime() + noticeMs))))
    .orderBy(asc(certificates.validUntil), asc(certificates.id));
  return rows.map(({ subject: { subjectName, service: name }, serviceId, ...row }) => ({
    ...row,
    subjectName,
    service: { id: serviceId, name },
  }));
}
