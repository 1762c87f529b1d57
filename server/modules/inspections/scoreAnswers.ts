import type { Effect } from '../../workflow/effect';
import { loadFilledForm } from '../filledForms/loadFilledForm';
import { saveScore } from './answers/saveScore';
import { scoreParts } from '#domain/scoring/scoreRequest';

/** Scores the current answers. */
export const scoreAnswers: Effect = async ({ tx, request }) => {
  const { form, parts } = await loadFilledForm(tx, request);
  const score = scoreParts(
    form,
    parts.map(({ vehicle, answers }) => ({ vehicleId: vehicle?.id ?? null, answers, acceptedKeys: [] })),
  );
  await saveScore(tx, request.id, score);
};
