import type { Localized } from 'sijil/base/i18n/localized';

/**
 * Groups of the menu in their order, from daily use to one-time set-up. The portal's own entries are in the first seven; types
 * that are designed in the console may be in the last.
 */
export const menuGroups = {
  daily: { ar: 'العمل اليومي', en: 'Daily work' },
  clients: { ar: 'العملاء', en: 'Clients' },
  fieldWork: { ar: 'التفتيش', en: 'Inspections' },
  finance: { ar: 'المالية', en: 'Finance' },
  content: { ar: 'الخدمات والقوالب', en: 'Services and templates' },
  settings: { ar: 'إعداد المنصة', en: 'Settings' },
  system: { ar: 'الحسابات والنظام', en: 'Accounts and system' },
  reference: { ar: 'القوائم المرجعية', en: 'Reference lists' },
} as const satisfies Record<string, Localized>;
