import type { I18nProvider } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from './i18n';

/** Refine asks for its own few texts under their keys; what we do not have, it says in its default words. */
export function useI18nProvider(): I18nProvider {
  const { t, i18n } = useTranslation('refine');
  return {
    translate: (key: string, options?: unknown, fallback?: string) =>
      t(key, {
        ...(typeof options === 'object' ? options : {}),
        defaultValue: fallback ?? (typeof options === 'string' ? options : key),
      }),
    changeLocale: (language: string) => changeLanguage(language === 'en' ? 'en' : 'ar'),
    getLocale: () => i18n.language,
  };
}
