import type { Localized } from '#framework/base/i18n/localized';

export type Score = 0 | 1 | 2;

/** An inspector's answer to one question; a null score means "not applicable". */
export interface Answer {
  readonly questionKey: string;
  readonly score: Score | null;
  readonly note?: string;
  /** Degrees, for a temperature question. */
  readonly reading?: number;
  readonly fileIds: readonly string[];
}

export const scoreLabels: Readonly<Record<Score | 'na', Localized>> = {
  0: { ar: 'غير مطابق', en: 'Non-compliant' },
  1: { ar: 'مطابق جزئيًا', en: 'Partly compliant' },
  2: { ar: 'مطابق', en: 'Compliant' },
  na: { ar: 'لا ينطبق', en: 'Not applicable' },
};
