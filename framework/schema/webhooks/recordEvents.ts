import type { Localized } from '../../base/i18n/localized';

/** Events of every record in a table of its own. */
export const recordEvents = {
  created: { ar: 'إضافة سجل', en: 'Record created' },
  updated: { ar: 'تعديل سجل', en: 'Record changed' },
  deleted: { ar: 'حذف سجل', en: 'Record deleted' },
} as const satisfies Record<string, Localized>;
