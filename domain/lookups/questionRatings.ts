import type { Localized } from 'sijil/base/i18n/localized';
import { scoreLabels } from '../forms/answer';
import { keysOf } from 'sijil/base/objects';

interface Rating {
  readonly value: number;
  readonly label: Localized;
}

/**
 * Possible answers, worst first: the score of an inspected question, or a client's rating of the inspection (rules
 * 2.10, 2.12).
 */
export const questionRatings = {
  score: ([0, 1, 2] as const).map((value) => ({ value, label: scoreLabels[value] })),
  review: [
    { value: 1, label: { ar: 'سيئ جدًا', en: 'Very poor' } },
    { value: 2, label: { ar: 'سيئ', en: 'Poor' } },
    { value: 3, label: { ar: 'مقبول', en: 'Fair' } },
    { value: 4, label: { ar: 'جيد', en: 'Good' } },
    { value: 5, label: { ar: 'ممتاز', en: 'Excellent' } },
  ],
} as const satisfies Record<string, readonly Rating[]>;

export const ratingTypes = keysOf(questionRatings);
