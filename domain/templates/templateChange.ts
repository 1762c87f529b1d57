import type { Localized } from '#framework/base/i18n/localized';
import { templateTexts } from './templateTexts';

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

/** Label for a part that is shown or hidden. */
export const shown = (is: boolean): Localized => templateTexts[is ? 'shown' : 'hidden'];
