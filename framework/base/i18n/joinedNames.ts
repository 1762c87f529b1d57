import type { Localized } from './localized';

/** Several names as one. */
export const joinedNames = (names: readonly Localized[]): Localized => ({
  ar: names.map(({ ar }) => ar).join('، '),
  en: names.map(({ en }) => en).join(', '),
});
