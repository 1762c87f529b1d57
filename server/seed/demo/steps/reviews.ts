import { reviewBody } from '#domain/requests/bodies';
import { inspectorReports, reviews } from '../../../db/schema/requests';
import { texts } from '../data/texts';
import type { Moment } from './moment';

/** The questions of a review: all of its fields but the version and the comment. */
const ratingNames = Object.keys(reviewBody.fields).filter((name) => name !== 'version' && name !== 'comment');

/** What the client says of the visit. */
export async function reviewInspection({ tx, one, step }: Moment): Promise<void> {
  const { id: requestId, people, random } = one;
  const rate = () => (random.next() < 0.62 ? 5 : random.next() < 0.7 ? 4 : 3);
  const ratings = Object.fromEntries(ratingNames.map((name) => [name, rate()]));
  const [inspectorId, createdById] = [people.inspector.id, people.client.id];
  const comment = random.pick(texts.comments);
  await tx
    .insert(reviews)
    .values({ requestId, inspectorId, ratings, comment, createdById, createdAt: step.at });
}

/** What the client tells operations of the inspector. */
export async function reportInspector({ tx, one, step }: Moment): Promise<void> {
  const { inspector, client } = one.people;
  await tx.insert(inspectorReports).values({
    ...{ requestId: one.id, inspectorId: inspector.id, reportedById: client.id },
    ...{ reason: step.reason ?? '', createdAt: step.at },
  });
}
