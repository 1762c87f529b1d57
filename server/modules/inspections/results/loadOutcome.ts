import type { z } from 'zod';
import type { outcomeView } from '#domain/api/requestViews';
import type { Answer, Score } from '#domain/forms/answer';
import { applyChanges } from '#domain/forms/shownQuestions';
import { type SentAnswer, settleAnswers } from '#domain/forms/settleAnswers';
import { correctiveItemsOf, scoreParts, scoreSummaryOf } from '#domain/scoring/scoreRequest';
import type { outcomeBody } from '#domain/requests/answerBodies';
import { correctionsDeadline } from '#domain/scheduling/deadlines';
import type { ShapeValues } from 'sijil/schema/shape';
import { certificateBand, gradeReason } from '#domain/scoring/grades';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import type { RequestRow } from '../../../workflow/effect';
import { loadFilledForm, visitDay } from '../../filledForms/loadFilledForm';

type Changes = NonNullable<ShapeValues<typeof outcomeBody>['answers']>;

/**
 * Preview of the results, by the functions that send them; writes nothing. @throws ApiError not_found before the
 * inspector has submitted the form
 */
export async function loadOutcome(
  api: AppContext,
  request: RequestRow,
  changes: Changes,
): Promise<z.output<typeof outcomeView>> {
  const { form, parts } = await loadFilledForm(api.db, request);
  if (parts.some(({ rows }) => rows.length === 0)) throw new ApiError('not_found');
  const changedAnswers = (vehicleId: string | null, answers: readonly Answer[]) =>
    settleAnswers(form, sentChanges(answers, vehicleId, changes), visitDay(request));
  const answered = parts.map(({ vehicle, answers }) => {
    const vehicleId = vehicle?.id ?? null;
    return {
      vehicleId,
      answers: applyChanges(form, answers, changedAnswers(vehicleId, answers)).answers,
      acceptedKeys: [],
    };
  });
  const { total, grade, failedCritical, parts: scored } = scoreParts(form, answered);
  const items = answered.flatMap(({ answers }) => correctiveItemsOf(form, answers));
  const { passingScore } = form;
  return {
    score: total,
    grade,
    gradeReason: gradeReason(total, failedCritical),
    passingScore,
    certificates: {
      issued: scored.filter((part) => certificateBand(scoreSummaryOf(part), passingScore) !== null).length,
      of: scored.length,
    },
    items: items.length,
    critical: items.filter(({ severity }) => severity === 'critical').length,
    correctionsDueAt: items.length > 0 ? correctionsDeadline(api.clock()) : null,
    parts: scored.map(({ score }, place) => ({
      vehicleId: answered[place]?.vehicleId ?? null,
      score: score.total,
      categories: form.categories.map(({ key }, at) => ({ key, score: score.categories[at]?.score ?? null })),
    })),
  };
}

/** Changed answers of a part, merged with the unchanged values. */
function sentChanges(answers: readonly Answer[], ofVehicle: string | null, changes: Changes): SentAnswer[] {
  return changes
    .filter(({ vehicleId }) => (vehicleId ?? null) === ofVehicle)
    .map(({ questionKey, score, reading, entries }) => {
      const before = answers.find((answer) => answer.questionKey === questionKey);
      return {
        ...(before ?? { questionKey, fileIds: [] }),
        score: score === undefined ? before?.score : (score as Score | null),
        ...(typeof reading === 'number' && { reading }),
        ...(entries && { entries }),
      };
    });
}
