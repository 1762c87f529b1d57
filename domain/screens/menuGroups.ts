import type { Localized } from '#framework/base/i18n/localized';

/** The parts of the menu in their order, from what is looked at daily to what is set up once. */
export const menuGroups = {
  clients: { ar: 'العملاء', en: 'Clients' },
  fieldWork: { ar: 'العمل الميداني', en: 'Field work' },
  finance: { ar: 'المالية', en: 'Finance' },
  content: { ar: 'المحتوى', en: 'Content' },
  settings: { ar: 'الإعدادات', en: 'Settings' },
} as const satisfies Record<string, Localized>;
