import { and, desc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import type { Queryable } from '#framework/server/db/connect';
import { qualified } from '#framework/server/db/qualified';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';

type Revoked = NonNullable<z.output<typeof dashboardView>['client']>['revoked'];

/** Number of revoked certificates in the list; the page of certificates has the rest. */
const shown = 5;

/** Later certificate of the same branch or vehicle and service. */
const isReplaced = sql`exists (
  select from ${certificates} as newer join ${requests} as visit on visit.id = newer.request_id
  where newer.client_id = ${qualified(certificates.clientId)}
    and newer.revoked_at is null and newer.issued_at > ${qualified(certificates.issuedAt)}
    and newer.vehicle_id is not distinct from ${qualified(certificates.vehicleId)}
    and visit.branch_id is not distinct from ${qualified(requests.branchId)}
    and visit.service_id = ${qualified(requests.serviceId)})`;

/** The revoked certificates that nothing has been issued for since, the last first. */
export function selectRevoked(db: Queryable, within: SQL | undefined) {
  return db
    .select({
      code: certificates.code,
      requestId: certificates.requestId,
      subject: certificates.subject,
      revokedAt: certificates.revokedAt,
    })
    .from(certificates)
    .innerJoin(requests, eq(requests.id, certificates.requestId))
    .where(and(within, isNotNull(certificates.revokedAt), not(isReplaced)))
    .orderBy(desc(certificates.revokedAt), desc(certificates.id))
    .limit(shown);
}

export function toRevoked(rows: Awaited<ReturnType<typeof selectRevoked>>): Revoked {
  return rows.flatMap(({ subject: { subjectName }, revokedAt, ...row }) =>
    revokedAt ? [{ ...row, subjectName, revokedAt }] : [],
  );
}
