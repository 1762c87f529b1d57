import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work takes on a busy machine, and still at once for a person. */
const answerAfterMs = 300;

/** Answers after the same time whatever the work was, so that timing does not reveal which emails are known. */
export async function withMinimumDuration(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), sleep(answerAfterMs)]);
}
