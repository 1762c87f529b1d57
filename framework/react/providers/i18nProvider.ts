import type { I18nProvider } from '@refinedev/core';
import i18next from 'i18next';
import { resourceList } from '#app/resources';
import type { Language } from '#framework/base/i18n/localized';
import { perDesign } from '#framework/schema/designs/applyDesign';
import { apiPath } from '#framework/schema/resource';
import { changeLanguage } from './i18n';

/**
 * Refine's seam to the texts in a language, so that its own views and buttons speak it too. Their words are the namespace
 * `refine`; records are named by their declarations.
 */
export const i18nProviderIn = (language: Language): I18nProvider => ({
  translate: (key, options, fallback) => {
    const defaultValue = typeof options === 'string' ? options : fallback;
    const values: object = typeof options === 'string' ? {} : options;
    const words = {
      ...values,
      ns: 'refine',
      lng: language,
      ...(defaultValue !== undefined && { defaultValue }),
    };
    return recordText(key, language) ?? i18next.t(key, words);
  },
  changeLocale: (next) => changeLanguage(next === 'en' ? 'en' : 'ar'),
  getLocale: () => language,
});

/** Declarations by their names and by their paths: Refine asks for `cities.titles.list` and for `admin/days-off.admin/days-off`. */
const declared = perDesign(
  () =>
    new Map(
      resourceList.flatMap((one) => [one.name, apiPath(one).slice(1)].map((word) => [word, one] as const)),
    ),
);

function recordText(key: string, language: Language): string | undefined {
  const [word = '', about, view] = key.split('.');
  const label = declared().get(word)?.label;
  if (label === undefined) return undefined;
  if (about !== 'titles' || view === 'list') return label.many[language];
  return i18next.t(`titles.${view}`, { ns: 'refine', lng: language, name: label.one[language] });
}
