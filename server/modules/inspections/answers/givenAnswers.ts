import type { Score } from '#domain/forms/answer';
import type { SentAnswer } from '#domain/forms/settleAnswers';
import type { Language } from '#framework/base/i18n/localized';
import type { changeAnswersBody, submitFormBody } from '#domain/requests/answerBodies';
import type { ShapeValues } from '#framework/schema/shape';
import { ApiError } from '#framework/server/http/apiError';
import { inspectionTexts } from '../inspectionTexts';

export type GivenAnswer = ShapeValues<typeof submitFormBody>['answers'][number];
export type GivenChange = ShapeValues<typeof changeAnswersBody>['answers'][number];

export interface GivenPart {
  readonly vehicleId: string | null;
  readonly answers: readonly SentAnswer[];
}

/**
 * Field of an answer's messages: `answers.<questionKey>`, with the vehicle's id before the key where there is one.
 */
export function answerField(vehicleId: string | null, questionKey: string): string {
  return vehicleId ? `answers.${vehicleId}.${questionKey}` : `answers.${questionKey}`;
}

/**
 * Sorts the answers of a submission by what they are about.
 * @throws ApiError validation_failed when an answer is about a vehicle that is not in the request.
 */
export function toGivenParts(
  given: readonly GivenAnswer[],
  vehicleIds: readonly string[],
  language: Language,
): GivenPart[] {
  const subjects: readonly (string | null)[] = vehicleIds.length > 0 ? vehicleIds : [null];
  const strays = given.filter(({ vehicleId }) => !subjects.includes(vehicleId ?? null));
  if (strays.length > 0) {
    const message = [inspectionTexts.vehicleUnknown[language]];
    throw new ApiError(
      'validation_failed',
      {},
      Object.fromEntries(
        strays.map(({ vehicleId, questionKey }) => [answerField(vehicleId ?? null, questionKey), message]),
      ),
    );
  }
  return subjects.map((subject) => ({
    vehicleId: subject,
    answers: given.filter(({ vehicleId }) => (vehicleId ?? null) === subject).map(toSentAnswer),
  }));
}

function toSentAnswer({ questionKey, score, note, reading, entries, fileIds }: GivenAnswer): SentAnswer {
  return {
    questionKey,
    score: score as Score | null | undefined,
    fileIds: [...new Set(fileIds)],
    ...(note && { note }),
    ...(typeof reading === 'number' && { reading }),
    ...(entries && { entries }),
  };
}
