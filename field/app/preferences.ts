import { useSyncExternalStore } from 'react';
import type { Language, Localized } from 'sijil/base/i18n/localized';

/** Choices of the phone's owner; they are no part of the work, so that signing out keeps them. */
interface Preferences {
  readonly language: Language;
  readonly mode: 'dark' | 'light';
}

const key = 'field.preferences';
const usual: Preferences = { language: 'ar', mode: 'dark' };
const listeners = new Set<() => void>();
let preferences = read();

function read(): Preferences {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

export function prefer(change: Partial<Preferences>): void {
  preferences = { ...preferences, ...change };
  localStorage.setItem(key, JSON.stringify(preferences));
  showPreferences();
  for (const listener of listeners) listener();
}

/** Sets language, direction and colours of the page. */
export function showPreferences(): void {
  const { documentElement: root } = document;
  root.lang = preferences.language;
  root.dir = preferences.language === 'ar' ? 'rtl' : 'ltr';
  root.dataset['mode'] = preferences.mode;
}

export function preferredLanguage(): Language {
  return preferences.language;
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => preferences,
  );
}

/** Returns the function that picks the language of a text, and the language. */
export function useLanguage() {
  const { language } = usePreferences();
  return { language, say: (text: Localized) => text[language] };
}
