import type { Localized } from '#framework/base/i18n/localized';

/** Difference between two versions of a template, with both values. */
export interface TemplateChange {
  readonly label: Localized;
  readonly from: Localized;
  readonly to: Localized;
}

/** Changes of which the two values differ. */
export function onlyChanged(parts: readonly TemplateChange[]): readonly TemplateChange[] {
  return parts.filter(({ from, to }) => from.ar !== to.ar || from.en !== to.en);
}

const labels = {
  shown: { ar: 'يظهر', en: 'Shown' },
  hidden: { ar: 'لا يظهر', en: 'Not shown' },
} as const satisfies Record<string, Localized>;

/** Label for a part that is shown or hidden. */
export const shown = (is: boolean): Localized => (is ? labels.shown : labels.hidden);
