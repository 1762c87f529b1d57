import type { Localized } from '../../base/i18n/localized';
import type { Action } from '../access';

/** Names of the actions, for the columns of the matrix. */
export const actionWords: Readonly<Record<Action, Localized>> = {
  read: { ar: 'الاطلاع', en: 'read' },
  create: { ar: 'الإضافة', en: 'create' },
  update: { ar: 'التعديل', en: 'change' },
  delete: { ar: 'الحذف', en: 'delete' },
};

/** Name of what a role takes away, and what is no longer there. */
export const gone = (name: string): Localized => ({
  ar: `«${name}» (لم يعد موجودًا)`,
  en: `“${name}” (gone)`,
});

/** A text with names in it, each in the language of the text. */
export function worded(text: Localized, names: Readonly<Record<string, Localized>>): Localized {
  const fill = (language: 'ar' | 'en') =>
    text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name]?.[language] ?? '');
  return { ar: fill('ar'), en: fill('en') };
}

/** Several names as one. */
export const joinedNames = (names: readonly Localized[]): Localized => ({
  ar: names.map(({ ar }) => ar).join('، '),
  en: names.map(({ en }) => en).join(', '),
});

/** A limit, said as the reason. */
export const takenHere = (limit: Localized): Localized => ({
  ar: `يستثنيه هذا الدور: ${limit.ar}.`,
  en: `This role takes it away: ${limit.en}.`,
});
