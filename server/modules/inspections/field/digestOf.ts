import { createHash } from 'node:crypto';
import type { GivenAnswer } from '../answers/givenAnswers';

/** Digest that identifies a submission by its content, whatever the order of its answers and of their values. */
export function digestOf(given: readonly GivenAnswer[]): string {
  const answers = given
    .map(({ vehicleId, questionKey, score, reading, note, fileIds }) =>
      JSON.stringify([
        vehicleId ?? null,
        questionKey,
        score ?? null,
        reading ?? null,
        note ?? null,
        [...(fileIds ?? [])].toSorted(),
      ]),
    )
    .toSorted();
  return createHash('sha256').update(answers.join('\n')).digest('hex');
}
