import { createHash } from 'node:crypto';
import type { GivenAnswer } from './givenAnswers';

/** Digest that identifies a submission by its content, whatever the order of its answers and of their values. */
export function digestOfAnswers(given: readonly GivenAnswer[]): string {
  const answers = given
    .map(({ vehicleId, questionKey, score, reading, entries, note, fileIds, mendedFileIds, mendedNote }) =>
      JSON.stringify([
        vehicleId ?? null,
        questionKey,
        score ?? null,
        reading ?? null,
        note ?? null,
        [...(fileIds ?? [])].toSorted(),
        ...(entries ? [entries] : []),
        // Last and only where given, so that what earlier versions of the app sent keeps its digest.
        ...(mendedFileIds ? [{ mended: [...mendedFileIds].toSorted(), note: mendedNote ?? null }] : []),
      ]),
    )
    .toSorted();
  return createHash('sha256').update(answers.join('\n')).digest('hex');
}
