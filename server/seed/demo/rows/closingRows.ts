import { reviewBody } from '#domain/requests/bodies';
import type { inspectorReports, reviews } from '../../../db/schema/requests';
import { type Case, lastAt } from '../cases/case';
import { texts } from '../data/texts';

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

export function reportRows({ id: requestId, steps, people }: Case): (typeof inspectorReports.$inferInsert)[] {
  return steps
    .filter(({ name }) => name === 'reportInspector')
    .map(({ reason, at: createdAt }) => ({
      ...{ requestId, createdAt, inspectorId: people.inspector.id, reportedById: people.client.id },
      reason: reason ?? '',
    }));
}
