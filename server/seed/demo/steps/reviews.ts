import { reviewBody } from '#domain/requests/reviewBodies';
import { addReport, addReview } from '../../../modules/inspections/closing/closingRows';
import { openAsk } from '../../../modules/cancellations/cancellationAsks';
import { texts } from '../data/texts';
import type { Moment } from './moment';

/** The questions of a review: all of its fields but the version and the comment. */
const ratingNames = Object.keys(reviewBody.fields).filter((name) => name !== 'version' && name !== 'comment');

const inspectedOf = ({ id, people }: Moment['one']) => ({ id, inspectorId: people.inspector.id });

/** Writes the client's review of the visit. */
export async function reviewInspection({ tx, one, step }: Moment): Promise<void> {
  const { people, random } = one;
  const rate = () => (random.next() < 0.62 ? 5 : random.next() < 0.7 ? 4 : 3);
  const ratings = Object.fromEntries(ratingNames.map((name) => [name, rate()]));
  const comment = random.pick(texts.comments);
  await addReview(tx, inspectedOf(one), { ratings, comment }, { by: people.client.id, at: step.at });
}

/** Writes the client's report about the inspector. */
export async function reportInspector({ tx, one, step }: Moment): Promise<void> {
  await addReport(tx, inspectedOf(one), step.reason ?? '', { by: one.people.client.id, at: step.at });
}

/** Writes the client's request to cancel the paid order. */
export async function askToCancel({ tx, one, step }: Moment): Promise<void> {
  await openAsk(tx, one, { reason: step.reason ?? '', by: one.people.client.id, at: step.at });
}
