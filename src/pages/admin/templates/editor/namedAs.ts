import type { Localized } from '#framework/base/i18n/localized';
import { worded } from '#framework/base/i18n/worded';
import { templateTexts } from '#domain/templates/templateTexts';

const longestName = 160;

/** Name of a template that is made from another. */
export function namedAs(how: 'copy' | 'mine', name: Localized): Localized {
  const { ar, en } = worded(templateTexts[how], { name });
  return { ar: ar.slice(0, longestName), en: en.slice(0, longestName) };
}
