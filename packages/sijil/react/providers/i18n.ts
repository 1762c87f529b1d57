import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentBrand } from 'sijil/react/theme/useAppearance';
import { fetchChangedTexts, loadTexts } from 'sijil/react/i18n/textFiles';
import { languages, type Language } from 'sijil/base/i18n/localized';
import { directionOfLanguage, languageKey, storedLanguage, useTheme } from 'sijil/react/theme/themeStore';

/** Loading of texts (rules 7.6): i18next doubles the wait after every attempt. */
export const textLoading = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Loads each namespace of each language as its own chunk, when a page needs it. */
export const textBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const texts = loadTexts(language, namespace);
    if (!texts) return done(new Error(`no texts ${language}/${namespace}`), null);
    texts.then(
      (read) => done(null, read),
      // `true` makes i18next retry.
      (error: Error) => done(error, true),
    );
  },
};

/** Values that every text may use: `{{brand}}` is the name of the application. */
const defaultVariables = {
  get brand() {
    return currentBrand().name[storedLanguage()];
  },
};

/** Loads the texts that every page needs, and the given namespaces. */
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

/** Switches the language at once, without a reload, and stores the choice. The page's direction follows. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(languageKey, language);
  await i18next.changeLanguage(language);
  useTheme.getState().turn(directionOfLanguage(language), language);
}

/** Follows a language or display choice in another tab, texts and direction together. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== languageKey && key !== 'theme') return;
    // Texts first: they may have to be loaded, and the direction must not change before they have arrived.
    void i18next.changeLanguage(storedLanguage()).then(() => useTheme.persist.rehydrate());
  });
}

function applyLanguage(language: string): void {
  document.documentElement.lang = language;
}
