import type { Answer } from '#domain/forms/answer';
import { answerProblems } from '#domain/forms/answerProblems';
import { checkAnswers, type FileKind } from '#domain/forms/checkAnswers';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { Language } from '#framework/base/i18n/localized';
import type { FieldErrors } from '#framework/schema/validate';
import { ApiError } from '#framework/server/http/apiError';
import { inspectionTexts } from '../inspectionTexts';
import { answerField } from './givenAnswers';

export interface SettledPart {
  readonly vehicleId: string | null;
  readonly answers: readonly Answer[];
}

/**
 * Refuses an invalid form, with every problem at its question.
 * @throws ApiError validation_failed; its fields are named by `answerField`.
 */
export function assertFormAnswers(
  /** Form of one vehicle, or (null) of the branch. */
  formOf: (vehicleId: string | null) => InspectionForm,
  parts: readonly SettledPart[],
  kindOf: (fileId: string) => FileKind | undefined,
  language: Language,
): void {
  const errors: FieldErrors = {};
  for (const { vehicleId, answers } of parts) {
    const refuse = (questionKey: string, message: string) =>
      (errors[answerField(vehicleId, questionKey)] ??= []).push(message);
    for (const { questionKey, code } of checkAnswers(formOf(vehicleId), answers, kindOf))
      refuse(questionKey, answerProblems[code][language]);
    for (const { questionKey, fileIds } of answers) {
      if (fileIds.some((id) => kindOf(id) === undefined))
        refuse(questionKey, inspectionTexts.fileUnknown[language]);
    }
  }
  const nothingApplies = parts.every(({ answers }) => answers.every(({ score }) => score === null));
  if (nothingApplies && Object.keys(errors).length === 0)
    errors['answers'] = [inspectionTexts.nothingApplies[language]];
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', {}, errors);
}
