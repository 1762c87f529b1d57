import type { Answer, Score } from '#domain/forms/answer';
import type { Language } from '#framework/base/i18n/localized';
import type { changeAnswersBody, submitFormBody } from '#domain/requests/answerBodies';
import type { ShapeValues } from '#framework/schema/shape';
import { ApiError } from '#framework/server/http/apiError';
import { inspectionTexts } from '../inspectionTexts';

export type GivenAnswer = ShapeValues<typeof submitFormBody>['answers'][number];
export type GivenChange = ShapeValues<typeof changeAnswersBody>['answers'][number];

export interface GivenPart {
  readonly vehicleId: string | null;
  readonly answers: readonly Answer[];
}

/**
 * Field of an answer's messages: `answers.<questionKey>`, with the vehicle's id before the key where there is one.
 */
export function answerField(vehicleId: string | null, questionKey: string): string {
  return vehicleId ? `answers.${vehicleId}.${questionKey}` : `answers.${questionKey}`;
}

/**
 * Sorts the answers of a submission by what they are about. One without a score (null is «not applicable») is no
 * answer.
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
    answers: given
      .filter(({ vehicleId, score }) => (vehicleId ?? null) === subject && score !== undefined)
      .map(toAnswer),
  }));
}

/** The reading is validated as it will be stored: with one decimal. */
export function toAnswer({ questionKey, score, note, reading, fileIds }: GivenAnswer): Answer {
  return {
    questionKey,
    score: (score ?? null) as Score | null,
    fileIds: [...new Set(fileIds)],
    ...(note && { note }),
    ...(typeof reading === 'number' && { reading: Math.round(reading * 10) / 10 }),
  };
}
