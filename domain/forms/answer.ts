import type { Localized } from 'sijil/base/i18n/localized';

export type Score = 0 | 1 | 2;

/** Content of an answer besides its score, by the kind of the question. */
export interface AnswerContent {
  /** Measured number. */
  readonly reading?: number | null;
  /** Keys of the chosen options, or the single text or date. */
  readonly entries?: readonly string[];
  readonly fileIds?: readonly string[];
}

/** Answer of an inspector to one question; a null score means "not applicable", or an answer that is only recorded. */
export interface Answer extends AnswerContent {
  readonly questionKey: string;
  readonly score: Score | null;
  readonly note?: string;
  readonly reading?: number;
  readonly fileIds: readonly string[];
  /** Photos of what was corrected during the visit; the finding and its score stay. Absent without any. */
  readonly mendedFileIds?: readonly string[];
  readonly mendedNote?: string;
}

export const scoreLabels: Readonly<Record<Score | 'na', Localized>> = {
  0: { ar: 'غير مطابق', en: 'Non-compliant' },
  1: { ar: 'مطابق جزئيًا', en: 'Partly compliant' },
  2: { ar: 'مطابق', en: 'Compliant' },
  na: { ar: 'لا ينطبق', en: 'Not applicable' },
};

/** Label in place of a score, for an answer that is recorded but not scored. */
export const recordedLabel: Localized = { ar: 'يُسجَّل بلا درجة', en: 'Recorded, not scored' };
