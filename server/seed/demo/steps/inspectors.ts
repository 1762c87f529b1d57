import { and, eq } from 'drizzle-orm';
import { dayMs, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { decideDayOff } from '../../../modules/daysOff/decideDayOff';
import { requestDayOff } from '../../../modules/daysOff/requestDayOff';
import { type DayOffPlan, workingMinutesBefore } from '../calendar';
import { need } from '../demoBusiness';
import { type Past, type PastEvent, portalAt } from './moment';
import { inspectorReports } from '../../../db/schema/requests';
import { decideReport } from '../../../modules/inspectors/inspectorReports';
import type { Case } from '../cases/case';
import { demoTexts } from '../data/texts';

const rejection = 'عدد المفتشين المتاحين في المنطقة لا يكفي في هذه الأيام.';

/** Inspectors' requests for days off, each decided by an admin two days later. */
export function daysOffEvents(past: Past, plans: readonly DayOffPlan[]): PastEvent[] {
  return plans.flatMap((plan) => eventsOf(past, plan));
}

function eventsOf({ api, tx, actors, business }: Past, plan: DayOffPlan): PastEvent[] {
  const { staff, now } = business;
  const { startsOn, endsOn, reason, status } = plan;
  const inspectorId = need(staff.inspectors.get(plan.inspector), plan.inspector).id;
  const requestedAt = Math.min(riyadhInstant(startsOn, 12).getTime() - plan.daysAgo * dayMs, now.getTime());
  const askedAt = workingMinutesBefore(new Date(requestedAt), 30);
  let id: string | undefined;
  const ask: PastEvent = {
    at: askedAt,
    async take() {
      const dayOff = { startsOn, endsOn, reason };
      ({ id } = await requestDayOff(portalAt(api, tx, askedAt), inspectorId, dayOff, 'ar'));
    },
  };
  if (status === 'pending') return [ask];
  const decidedAt = workingMinutesBefore(
    new Date(Math.min(askedAt.getTime() + 2 * dayMs, now.getTime())),
    10,
  );
  const admin = actors.of(need(staff.admins.get('admin'), 'admin').id);
  const decision =
    status === 'approved'
      ? { decision: 'approve' as const, note: null }
      : { decision: 'reject' as const, note: rejection };
  const take = async () => {
    await decideDayOff(portalAt(api, tx, decidedAt), admin, need(id, 'request for days off'), decision);
  };
  return [ask, { at: decidedAt, take }];
}

/**
 * Decisions of an admin on clients' reports; those of the last days are still open, of the others every second is
 * upheld.
 */
export function reportDecisions({ api, tx, actors, business }: Past, cases: readonly Case[]): PastEvent[] {
  const admin = actors.of(need(business.staff.admins.get('admin'), 'admin').id);
  return cases
    .flatMap(({ id, steps }) =>
      steps.filter(({ name }) => name === 'reportInspector').map((step) => ({ id, reportedAt: step.at })),
    )
    .toSorted((a, b) => a.reportedAt.getTime() - b.reportedAt.getTime())
    .flatMap(({ id, reportedAt }, index) => {
      const at = workingMinutesBefore(new Date(reportedAt.getTime() + 5 * dayMs), 20);
      if (at >= business.now) return [];
      const outcome = index % 2 === 0 ? 'upheld' : 'dismissed';
      const take = async () => {
        const [report] = await tx
          .select({ id: inspectorReports.id })
          .from(inspectorReports)
          .where(and(eq(inspectorReports.requestId, id), eq(inspectorReports.status, 'open')));
        const decision = { outcome, note: demoTexts.reportNotes[outcome] } as const;
        await decideReport(portalAt(api, tx, at), admin, need(report, 'open report').id, decision);
      };
      return [{ at, take }];
    });
}
