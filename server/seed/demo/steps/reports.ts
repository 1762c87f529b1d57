import { and, eq } from 'drizzle-orm';
import { dayMs } from '#framework/base/time/riyadhTime';
import { inspectorReports } from '../../../db/schema/requests';
import { decideReport } from '../../../modules/inspectors/decideReport';
import { workingMinutesBefore } from '../calendar/workTime';
import type { Case } from '../cases/case';
import { demoTexts } from '../data/texts';
import { need } from '../demoBusiness';
import { portalAt } from './moment';
import type { Past, PastEvent } from './past';

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
