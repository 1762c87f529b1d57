import type { Localized } from '../i18n/localized';

/** One thing that differs between two versions of a template, as it was and as it is. */
export interface TemplateChange {
  readonly label: Localized;
  readonly from: Localized;
  readonly to: Localized;
}

/** Of these, the ones that really differ. */
export function onlyChanged(parts: readonly TemplateChange[]): readonly TemplateChange[] {
  return parts.filter(({ from, to }) => from.ar !== to.ar || from.en !== to.en);
}

const labels = {
  shown: { ar: 'يظهر', en: 'Shown' },
  hidden: { ar: 'لا يظهر', en: 'Not shown' },
} as const satisfies Record<string, Localized>;

/** Whether a part of the drawing is there. */
export const shown = (is: boolean): Localized => (is ? labels.shown : labels.hidden);
