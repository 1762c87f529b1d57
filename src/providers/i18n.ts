import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, languages, type Language } from '#domain/i18n/localized';

const files = import.meta.glob<{ default: ResourceKey }>('../i18n/*/*.json');
const storageKey = 'language';

/** Each namespace of each language is a chunk of its own, read when a page asks for it. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`../i18n/${language}/${namespace}.json`];
    if (!load) return done(new Error(`no texts ${language}/${namespace}`), null);
    load().then(
      (file) => done(null, file.default),
      (error: Error) => done(error, null),
    );
  },
};

export function storedLanguage(): Language {
  return localStorage.getItem(storageKey) === 'en' ? 'en' : defaultLanguage;
}

/** Ready once the texts that every page needs are there. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', applyLanguage);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      supportedLngs: [...languages],
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      // Loading of texts as specification §9 says.
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
    });
}

/** Takes effect at once, without a reload; the choice outlives the visit. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
}

function applyLanguage(language: string): void {
  document.documentElement.lang = language;
}
