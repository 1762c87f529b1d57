import i18next from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import type { Language, Localized } from 'sijil/base/i18n/localized';

/**
 * Returns the language without `useTranslation`: every cell of a list calls it, and `useTranslation` prepares a page's texts
 * each time.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, current);
}

const current = (): Language => (i18next.language === 'en' ? 'en' : 'ar');

function subscribe(changed: () => void): () => void {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}

type Text = string | Localized | null | undefined;

/** Returns a function that picks the reader's language of a text in both languages. */
export function useLocalize(): (text: Text) => string {
  const language = useLanguage();
  return useCallback(
    (text) => (text == null ? '' : typeof text === 'string' ? text : text[language]),
    [language],
  );
}
