import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language, Localized } from '#domain/i18n/localized';

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? 'en' : 'ar';
}

type Text = string | Localized | null | undefined;

/** Picks the reader's language of a text that carries both. */
export function useLocalize(): (text: Text) => string {
  const language = useLanguage();
  return useCallback(
    (text) => (text == null ? '' : typeof text === 'string' ? text : text[language]),
    [language],
  );
}
