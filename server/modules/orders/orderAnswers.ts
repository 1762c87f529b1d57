import type { Language } from '#framework/base/i18n/localized';
import type { OrderAnswer } from '../../db/schema/requests';
import { ApiError } from '#framework/server/http/apiError';
import { orderTexts } from './orderTexts';
import { serviceQuestions, type ServiceRow } from './serviceRow';

interface GivenAnswer {
  readonly questionId: string;
  readonly answer: string;
}

/**
 * Answers with their questions as they are today: a later change of the service changes no order.
 * @throws ApiError validation_failed under `answers` for a mandatory question without an answer, or an unknown one.
 */
export function assertOrderAnswers(
  service: ServiceRow,
  given: readonly GivenAnswer[],
  language: Language,
): OrderAnswer[] {
  const questions = serviceQuestions(service);
  const answers = new Map(given.map(({ questionId, answer }) => [questionId, answer]));
  const known = new Set(questions.map(({ id }) => id));
  const problems = [
    ...questions
      .filter(({ id, mandatory }) => mandatory && !answers.has(id))
      .map(({ text }) => orderTexts.answerNeeded[language].replace('{question}', text[language])),
    ...(given.some(({ questionId }) => !known.has(questionId)) ? [orderTexts.questionUnknown[language]] : []),
  ];
  if (problems.length > 0) throw new ApiError('validation_failed', {}, { answers: problems });
  return questions.flatMap(({ id, text }) => {
    const answer = answers.get(id);
    return answer === undefined ? [] : [{ question: text, answer }];
  });
}
