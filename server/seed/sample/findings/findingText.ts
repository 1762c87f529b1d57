import type { Localized } from 'sijil/base/i18n/localized';

/** Texts about a question that failed. */
export interface FindingText {
  /** Inspector's note on a complete failure. */
  readonly none: Localized;
  /** Inspector's note on a partial failure. */
  readonly partly: Localized;
  /** Client's description of the correction. */
  readonly corrected: Localized;
}

type Both = readonly [ar: string, en: string];

const localized = ([ar, en]: Both): Localized => ({ ar, en });

export const finding = (none: Both, partly: Both, corrected: Both): FindingText => ({
  none: localized(none),
  partly: localized(partly),
  corrected: localized(corrected),
});
