import type { z } from 'zod';
import type { outcomeView } from '#domain/api/requestViews';
import type { Answer, Score } from '#domain/forms/answer';
import { correctiveItemsOf } from '#domain/scoring/correctiveItems';
import type { outcomeBody } from '#domain/requests/answerBodies';
import { correctionsDeadline } from '#domain/scheduling/deadlines';
import type { ShapeValues } from '#framework/schema/shape';
import { certificateBand, gradeReason } from '#domain/scoring/grades';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import type { RequestRow } from '../../../workflow/requestRow';
import { loadFilledForm } from '../../filledForms/loadFilledForm';
import { scoreParts, scoreSummaryOf } from '#domain/scoring/scoreRequest';

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
  const answered = parts.map(({ vehicle, answers }) => {
    const vehicleId = vehicle?.id ?? null;
    return {
      vehicleId,
      answers: answers.map((answer) => withChange(answer, vehicleId, changes)),
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
  };
}

function withChange(answer: Answer, vehicleId: string | null, changes: Changes): Answer {
  const change = changes.find(
    (one) => (one.vehicleId ?? null) === vehicleId && one.questionKey === answer.questionKey,
  );
  return change?.score === undefined ? answer : { ...answer, score: change.score as Score | null };
}
