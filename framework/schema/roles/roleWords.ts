import type { Localized } from '../../base/i18n/localized';
import { worded } from '../../base/i18n/worded';
import type { Action } from '../access';

/** Names of the actions, for the columns of the matrix. */
export const actionWords: Readonly<Record<Action, Localized>> = {
  read: { ar: 'الاطلاع', en: 'read' },
  create: { ar: 'الإضافة', en: 'create' },
  update: { ar: 'التعديل', en: 'change' },
  delete: { ar: 'الحذف', en: 'delete' },
};

/** Texts about what a role takes away. */
export const limitTexts = {
  gone: { ar: '«{name}» (لم يعد موجودًا)', en: '“{name}” (gone)' },
  takenHere: { ar: 'يستثنيه هذا الدور: {limit}.', en: 'This role takes it away: {limit}.' },
  menu: { ar: 'مدخل القائمة \u2066{path}\u2069', en: 'Menu entry {path}' },
  home: { ar: 'صفحة البداية \u2066{path}\u2069', en: 'Landing page {path}' },
  hidden: { ar: '{records} › {field}: إخفاء', en: '{records} › {field}: hidden' },
  readOnly: { ar: '{records} › {field}: للقراءة فقط', en: '{records} › {field}: read only' },
  ownStay: { ar: '{records}: {action} (يبقى ما يخصه)', en: '{records}: {action} (own ones stay)' },
} as const satisfies Record<string, Localized>;

/** Name of what a role takes away, and what is no longer there. */
export const gone = (name: string): Localized => worded(limitTexts.gone, { name });

/** A limit, said as the reason. */
export const takenHere = (limit: Localized): Localized => worded(limitTexts.takenHere, { limit });
