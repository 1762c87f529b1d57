import type { Localized } from '#framework/base/i18n/localized';

/**
 * Groups of the menu in their order, from daily use to one-time set-up. Daily work comes before them without a heading, and
 * the reference lists, which few people open, come last.
 */
export const menuGroups = {
  clients: { ar: 'العملاء', en: 'Clients' },
  fieldWork: { ar: 'التفتيش', en: 'Inspections' },
  finance: { ar: 'المالية', en: 'Finance' },
  content: { ar: 'الخدمات والقوالب', en: 'Services and templates' },
  settings: { ar: 'إعداد المنصة', en: 'Settings' },
  system: { ar: 'الحسابات والنظام', en: 'Accounts and system' },
  reference: { ar: 'القوائم المرجعية', en: 'Reference lists' },
} as const satisfies Record<string, Localized>;
