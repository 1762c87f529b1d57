import { and, desc, eq, type Placeholder } from 'drizzle-orm';
import type { z } from 'zod';
import type { ownReportView } from '#domain/api/inspectorViews';
import type { Queryable } from '#framework/server/db/connect';
import { inspectorReports, requests } from '../../db/schema/requests';

type Id = string | Placeholder;

/** Reports that somebody made about an inspector or after a visit, the newest first, at most twenty. */
export function selectOwnReports(
  db: Queryable,
  reportedById: Id,
  about: { readonly inspectorId: Id } | { readonly requestId: Id },
) {
  return db
    .select({ report: inspectorReports, number: requests.number })
    .from(inspectorReports)
    .leftJoin(requests, eq(requests.id, inspectorReports.requestId))
    .where(
      and(
        eq(inspectorReports.reportedById, reportedById),
        'inspectorId' in about
          ? eq(inspectorReports.inspectorId, about.inspectorId)
          : eq(inspectorReports.requestId, about.requestId),
      ),
    )
    .orderBy(desc(inspectorReports.createdAt))
    .limit(20);
}

export function toOwnReport({
  report: { id, reason, requestId, status, decisionNote, createdAt, decidedAt },
  number,
}: Awaited<ReturnType<typeof selectOwnReports>>[number]): z.output<typeof ownReportView> {
  return {
    id,
    reason,
    status,
    createdAt,
    decidedAt,
    request:
      requestId && number !== null
        ? {
            id: requestId,
            number,
          }
        : null,
    note: decisionNote,
  };
}
