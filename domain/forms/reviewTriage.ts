import type { Localized } from 'sijil/base/i18n/localized';
import { answerKind } from './kinds/index';
import type { AnswerContent, Score } from './answer';
import type { Asked } from './inspectionForm';
import type { PhotoDoubt } from './photoDoubts';
import type { Severity } from './severities';

/** Answer of an inspector, as its supervisor reviews it. */
export interface ReviewedAnswer extends AnswerContent {
  readonly asked: Asked;
  readonly severity: Severity;
  readonly score: Score | null;
  /** The answer in words, besides its score. */
  readonly said: Localized | null;
  readonly note: string | null;
  readonly photos: number;
  readonly photoDoubts: readonly PhotoDoubt[];
}

/** Answer to the same question at the last visit whose results were sent. */
export interface EarlierAnswer {
  readonly score: Score | null;
  readonly said: Localized | null;
  readonly photos: number;
}

/** Reasons to look at an answer alone, in the order in which a review shows them. */
export const reasonsToLook = [
  'worse',
  'notApplicable',
  'better',
  'otherAnswer',
  'fault',
  'critical',
  'photo',
  'photoGone',
  'reading',
  'note',
  'new',
] as const;
export type ReasonToLook = (typeof reasonsToLook)[number];

/** Returns how an answer differs from that of the last visit; null where it says the same. */
function difference(now: ReviewedAnswer, before: EarlierAnswer): ReasonToLook | null {
  if (now.score !== before.score) {
    if (now.score === null) return 'notApplicable';
    return before.score !== null && now.score < before.score ? 'worse' : 'better';
  }
  // A reading is another one each time; what counts is its distance from the limit.
  const isReading = answerKind(now.asked.kind).input === 'number';
  return !isReading && now.said?.ar !== before.said?.ar ? 'otherAnswer' : null;
}

/**
 * Returns why a supervisor looks at an answer alone, whatever the last visit said; null where it may be accepted together with
 * others: it conforms, is not critical, has no doubtful photo, no reading near its limit and no words of the inspector.
 */
export function ownReasonToLook(now: ReviewedAnswer): ReasonToLook | null {
  if (now.score === 0 || now.score === 1) return 'fault';
  if (now.severity === 'critical') return 'critical';
  if (now.photoDoubts.length > 0) return 'photo';
  if (answerKind(now.asked.kind).isNearLimit(now.asked, now)) return 'reading';
  return now.note?.trim() ? 'note' : null;
}

/** The same, with the last visit: what differs from it comes first, and an answer without an earlier one is looked at. */
export function reasonToLook(now: ReviewedAnswer, before: EarlierAnswer | null): ReasonToLook | null {
  const differs = before && difference(now, before);
  const gone = before && before.photos > 0 && now.photos === 0 ? 'photoGone' : null;
  return differs ?? ownReasonToLook(now) ?? gone ?? (before ? null : 'new');
}
