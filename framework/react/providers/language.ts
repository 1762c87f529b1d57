import i18next from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import type { Language, Localized } from '#framework/base/i18n/localized';

/** Read directly: every cell of a list asks for it, and `useTranslation` makes ready the texts of a page each time. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, current);
}

const current = (): Language => (i18next.language === 'en' ? 'en' : 'ar');

function subscribe(changed: () => void): () => void {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
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
