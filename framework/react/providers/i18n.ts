import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { useBrand } from '@framework/theme/useAppearance';
import { fetchChangedTexts, loadTexts } from '@framework/i18n/textFiles';
import { languages, type Language } from '#framework/base/i18n/localized';
import { directionOfLanguage, languageKey, storedLanguage, useTheme } from '@framework/theme/themeStore';

/** Loading of texts (rules 7.6): i18next doubles the wait after every attempt. */
export const textLoading = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Each namespace of each language is a chunk of its own, read when a page asks for it. */
export const textBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const texts = loadTexts(language, namespace);
    if (!texts) return done(new Error(`no texts ${language}/${namespace}`), null);
    texts.then(
      (read) => done(null, read),
      // `true`: to be asked for again.
      (error: Error) => done(error, true),
    );
  },
};

/** Values that every text may use: `{{brand}}` is the name of the application. */
const defaultVariables = {
  get brand() {
    return useBrand.getState().name[storedLanguage()];
  },
};

/** Ready once the texts that every page needs are there, and those that are named besides. */
export async function startI18n(namespaces: readonly string[] = []): Promise<void> {
  await fetchChangedTexts(document.documentElement.dataset['texts']);
  i18next.on('languageChanged', applyLanguage);
  await i18next
    .use(textBackend)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      supportedLngs: [...languages],
      fallbackLng: false,
      ns: ['common', ...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false, defaultVariables },
      returnNull: false,
      ...textLoading,
    });
}

/** Takes effect at once, without a reload; the choice outlives the visit. The page's direction follows it. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(languageKey, language);
  await i18next.changeLanguage(language);
  useTheme.getState().turn(directionOfLanguage(language), language);
}

/** Follows the language chosen in another tab, text and direction at once: it is one choice of one person. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== languageKey && key !== 'theme') return;
    // The words first: they may have to be fetched, and the page must not turn round before they are there.
    void i18next.changeLanguage(storedLanguage()).then(() => useTheme.persist.rehydrate());
  });
}

function applyLanguage(language: string): void {
  document.documentElement.lang = language;
}
