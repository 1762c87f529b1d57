import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OutcomeView } from '#domain/api/requestViews';
import type { ApiError } from '@framework/providers/apiError';
import { callOperation } from '@framework/providers/operations';
import type { AnswerEdit } from './answerEdit';

/** Outcome of sending the results, computed by the API with the unsaved scores. */
export function useOutcome(requestId: string, version: number, edits: ReadonlyMap<string, AnswerEdit>) {
  const answers = [...edits.values()].flatMap(({ vehicleId, questionKey, score, reading, entries }) =>
    score === undefined && reading === undefined && entries === undefined
      ? []
      : [{ vehicleId, questionKey, score, reading, entries: entries && [...entries] }],
  );
  const { data } = useQuery<OutcomeView, ApiError>({
    queryKey: ['supervisorForms.outcome', requestId, version, answers],
    queryFn: ({ signal }) =>
      callOperation('supervisorForms.outcome', { params: { id: requestId }, body: { answers }, signal }),
    // The former count stays until the new one has come: a number that blinks cannot be read.
    placeholderData: keepPreviousData,
  });
  return data;
}
