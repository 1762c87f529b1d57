import { sayAnswer } from '#domain/forms/asked';
import { type InspectionForm, questionsOf } from '#domain/forms/inspectionForm';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import { textOf } from '../../filledForms/nameItem';
import type { AnswerEdit } from './writeAnswer';

/** A change of an answer as the history of the request says it. */
export function detailOf(
  form: InspectionForm,
  { before, score, reading, entries, given: { reason } }: AnswerEdit,
  plateOf: ReadonlyMap<string | null, string | null>,
): NonNullable<HistoryDetail['answers']>[number] {
  const question = questionsOf(form).find(({ key }) => key === before.questionKey);
  const [from, to] = [before, { reading, entries }].map((content) =>
    question ? sayAnswer(question, content) : null,
  );
  return {
    question: textOf(form, before.questionKey),
    vehicle: plateOf.get(before.vehicleId) ?? null,
    ...(score !== before.score && { score: { from: before.score, to: score } }),
    ...(from?.en !== to?.en && { said: { from: from ?? null, to: to ?? null } }),
    reason: reason ?? null,
  };
}
