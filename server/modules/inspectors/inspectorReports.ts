import { userName } from 'sijil/server/db/names';
import { and, desc, eq, type Placeholder } from 'drizzle-orm';
import type { z } from 'zod';
import type { ownReportView } from '#domain/api/inspectorViews';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { inspectorReports, requests } from '../../db/schema/requests';
import { isAllowed } from 'sijil/schema/visits';
import type { reportDecisionBody, ReportState } from '#domain/inspectors';
import type { ShapeValues } from 'sijil/schema/shape';
import { inspectorReportsResource as declaration } from '#resources/inspectorReports';
import { users } from '../../db/schema/users';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { recordAudit } from 'sijil/server/resources/audit';
import { sendAccountNotice } from '../notifications/notifyPeople';

type Id = string | Placeholder;

/** A person's reports about an inspector or after a visit, newest first, at most twenty. */
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

type ReportRow = typeof inspectorReports.$inferSelect;

/** Decides once on a report about an inspector and notifies its author. @throws ApiError not_found, report_decided */
export async function decideReport(
  api: AppContext,
  actor: Actor,
  id: string,
  { outcome, note }: ShapeValues<typeof reportDecisionBody>,
): Promise<{ readonly id: string; readonly status: ReportState }> {
  const at = api.clock();
  return api.db.transaction(async (tx) => {
    const [report] = await tx
      .select()
      .from(inspectorReports)
      .where(eq(inspectorReports.id, id))
      .for('update');
    if (!report) throw new ApiError('not_found');
    if (report.status !== 'open') throw new ApiError('report_decided');
    const decisionNote = note.trim();
    await tx
      .update(inspectorReports)
      .set({ status: outcome, decidedById: actor.userId, decidedAt: at, decisionNote })
      .where(eq(inspectorReports.id, id));
    const changes = {
      status: { from: report.status, to: outcome },
      decisionNote: { from: null, to: decisionNote },
    };
    await recordAudit(tx, { resource: declaration, id, action: 'update', actor, at, version: 2, changes });
    await notifyReporter(api, tx, report, outcome, decisionNote);
    return { id, status: outcome };
  });
}

async function notifyReporter(
  api: AppContext,
  tx: Transaction,
  { reportedById, inspectorId, requestId }: ReportRow,
  outcome: 'upheld' | 'dismissed',
  reason: string,
): Promise<void> {
  const [reporter] = await tx.select().from(users).where(eq(users.id, reportedById));
  const [inspector] = await tx.select({ name: userName }).from(users).where(eq(users.id, inspectorId));
  if (!reporter || reporter.deletedAt || !inspector) return;
  await sendAccountNotice(api, tx, [reporter], {
    kind: outcome === 'upheld' ? 'inspectorReportUpheld' : 'inspectorReportDismissed',
    data: { person: inspector.name, personId: inspectorId, reason },
    link: isAllowed('/inspectors/:id', reporter.role)
      ? `/inspectors/${inspectorId}`
      : `/client/requests/${requestId ?? ''}`,
  });
}
