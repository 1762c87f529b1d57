import { useMemo, useState } from 'react';
import type { Answer, Score } from '#domain/forms/answer';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { type SentAnswer, settleAnswers } from '#domain/forms/settleAnswers';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { AnswerChange } from '@/requests/answers/AnswerInput';

/** Answer that is tried in the preview; without a score until one is chosen. */
export interface TriedAnswer extends AnswerChange {
  readonly score?: Score | null;
}

/** Answers tried in a form, as a visit of today would store them. */
export function usePreviewAnswers(form: InspectionForm) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, TriedAnswer>>(new Map());
  const [visitOn] = useState(() => riyadhDate(new Date()));
  const settled = useMemo<readonly Answer[]>(
    () => settleAnswers(form, [...answers].map(toSent), visitOn),
    [form, answers, visitOn],
  );
  const set = (questionKey: string, change: TriedAnswer) =>
    setAnswers((before) => new Map(before).set(questionKey, { ...before.get(questionKey), ...change }));
  return { answers, settled, visitOn, set };
}

function toSent([questionKey, { score, reading, entries }]: readonly [string, TriedAnswer]): SentAnswer {
  return {
    questionKey,
    score,
    fileIds: [],
    ...(typeof reading === 'number' && { reading }),
    ...(entries && { entries }),
  };
}
