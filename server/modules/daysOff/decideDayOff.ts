import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { isolateLtr } from 'sijil/base/formats/bidi';
import type { dayOffDecisionBody } from '#domain/inspectors';
import { addDays, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { ShapeValues } from 'sijil/schema/shape';
import { daysOffResource as declaration } from '#resources/daysOff';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { dayOffRequests, requests } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { ApiError } from 'sijil/server/http/apiError';
import { recordAudit } from 'sijil/server/resources/audit';
import { lockInspector } from '../scheduling/readVisitHours';
import { sendAccountNotice } from '../notifications/notifyPeople';
import { endWork } from '../../services/notifications/endWork';
import { operation } from 'sijil/server/http/operation';

export function registerDaysOff(api: AppContext): void {
  operation(api, 'daysOff.decide', {
    summary: "Approve or reject an inspector's request for days off; a rejection needs its reason",
    handler: ({ actor, params: { id }, body }) => decideDayOff(api, actor, id, body),
  });
}

type DayOffRow = typeof dayOffRequests.$inferSelect;

/**
 * Decides once on a request for days off and notifies the inspector. Days with visits cannot be approved: the visits are
 * moved or reassigned first.
 * @throws ApiError not_found, day_off_decided, day_off_has_visits
 */
export async function decideDayOff(
  api: AppContext,
  actor: Actor,
  id: string,
  { decision, note }: ShapeValues<typeof dayOffDecisionBody>,
): Promise<Pick<DayOffRow, 'id' | 'status'>> {
  const at = api.clock();
  const status = decision === 'approve' ? 'approved' : 'rejected';
  return api.db.transaction(async (tx) => {
    const [dayOff] = await tx.select().from(dayOffRequests).where(eq(dayOffRequests.id, id)).for('update');
    if (!dayOff) throw new ApiError('not_found');
    if (dayOff.status !== 'pending') throw new ApiError('day_off_decided');
    if (status === 'approved') {
      await lockInspector(tx, dayOff.inspectorId);
      await assertNoVisits(tx, dayOff);
    }
    const decisionNote = note?.trim() || null;
    await tx
      .update(dayOffRequests)
      .set({ status, decidedById: actor.userId, decidedAt: at, decisionNote })
      .where(eq(dayOffRequests.id, id));
    const changes = { status: { from: dayOff.status, to: status } };
    await recordAudit(tx, { resource: declaration, id, action: 'update', actor, at, version: 2, changes });
    await endWork(tx, id, at);
    await notifyInspector(api, tx, dayOff, status, decisionNote);
    return { id, status };
  });
}

const ahead = ['inspector_assigned', 'inspection_started'] as const;

async function assertNoVisits(tx: Transaction, { inspectorId, startsOn, endsOn }: DayOffRow): Promise<void> {
  const visits = await tx
    .select({ code: requests.code })
    .from(requests)
    .where(
      and(
        eq(requests.inspectorId, inspectorId),
        inArray(requests.status, [...ahead]),
        gte(requests.visitAt, riyadhInstant(startsOn)),
        lt(requests.visitAt, riyadhInstant(addDays(endsOn, 1))),
      ),
    )
    .orderBy(asc(requests.visitAt));
  if (visits.length > 0) {
    const codes = visits.map(({ code }) => isolateLtr(code)).join('، ');
    throw new ApiError('day_off_has_visits', { visits: codes });
  }
}

async function notifyInspector(
  api: AppContext,
  tx: Transaction,
  { inspectorId, startsOn, endsOn }: DayOffRow,
  decision: 'approved' | 'rejected',
  note: string | null,
): Promise<void> {
  const inspector = await tx.select().from(users).where(eq(users.id, inspectorId));
  await sendAccountNotice(api, tx, inspector, {
    kind: 'dayOffDecided',
    data: {
      person: '',
      personId: inspectorId,
      reason: note,
      decision,
      from: startsOn,
      until: endsOn,
    },
    // No link: the portal refuses inspectors, and their app shows the days.
    link: null,
  });
}
