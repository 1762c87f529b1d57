import { reviewBody } from '#domain/requests/bodies';
import type { inspectorReports, reviews } from '../../../db/schema/requests';
import { dayMs } from '#domain/scheduling/riyadhTime';
import { workingMinutesBefore } from '../calendar/workTime';
import { type Case, lastAt } from '../cases/case';
import { texts } from '../data/texts';
import { need, type World } from '../world';

/** The questions of a review: all of its fields but the version and the comment. */
const ratingNames = Object.keys(reviewBody.fields).filter((name) => name !== 'version' && name !== 'comment');

/** What the client said of the visit, if they did. */
export function reviewRows(one: Case): (typeof reviews.$inferInsert)[] {
  const createdAt = lastAt(one, 'review');
  if (!createdAt) return [];
  const { id: requestId, people, random } = one;
  const rate = () => (random.next() < 0.62 ? 5 : random.next() < 0.7 ? 4 : 3);
  const ratings = Object.fromEntries(ratingNames.map((name) => [name, rate()]));
  const comment = random.pick(texts.comments);
  const inspectorId = people.inspector.id;
  return [{ requestId, inspectorId, ratings, comment, createdById: people.client.id, createdAt }];
}

/** What an admin says to a report; those of the last days are still open, of the others every second one is upheld. */
export function reportRows(
  { now, staff }: World,
  cases: readonly Case[],
): (typeof inspectorReports.$inferInsert)[] {
  const decidedById = need(staff.admins.get('admin'), 'admin').id;
  return cases
    .flatMap(({ id: requestId, steps, people }) =>
      steps
        .filter(({ name }) => name === 'reportInspector')
        .map(({ reason, at: createdAt }) => ({
          ...{ requestId, createdAt, inspectorId: people.inspector.id, reportedById: people.client.id },
          reason: reason ?? '',
        })),
    )
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((report, index) => {
      const decidedAt = workingMinutesBefore(new Date(report.createdAt.getTime() + 5 * dayMs), 20);
      if (decidedAt >= now) return report;
      const status = index % 2 === 0 ? 'upheld' : 'dismissed';
      return { ...report, status, decidedAt, decidedById, decisionNote: texts.reportNotes[status] };
    });
}
