import type { Localized } from 'sijil/base/i18n/localized';
import type { MenuPages } from 'sijil/schema/application';

/**
 * Groups of the menu in their order, from daily use to one-time set-up. Seven are headings; the others are pages with tabs
 * (`menuPages`). Types that are designed in the console may be in any of them.
 */
export const menuGroups = {
  daily: { ar: 'العمل اليومي', en: 'Daily work' },
  clients: { ar: 'العملاء', en: 'Clients' },
  fieldWork: { ar: 'التفتيش', en: 'Inspections' },
  finance: { ar: 'المالية', en: 'Finance' },
  content: { ar: 'الخدمات والقوالب', en: 'Services and templates' },
  settings: { ar: 'إعداد المنصة', en: 'Settings' },
  business: { ar: 'الجهة والهوية', en: 'Business and brand' },
  reference: { ar: 'القوائم المرجعية', en: 'Reference lists' },
  customising: { ar: 'التخصيص والربط', en: 'Customising and connections' },
  system: { ar: 'الحسابات والنظام', en: 'Accounts and system' },
  administration: { ar: 'المسؤولون والأدوار', en: 'Admins and roles' },
  operation: { ar: 'السجلات والمهام', en: 'Logs and jobs' },
} as const satisfies Record<string, Localized>;

/** Groups that are one entry of the menu, with their screens as tabs. */
export const menuPages = {
  business: { within: 'settings', icon: 'setting' },
  reference: { within: 'settings', icon: 'table' },
  customising: { within: 'settings', icon: 'form' },
  administration: { within: 'system', icon: 'safety' },
  operation: { within: 'system', icon: 'audit' },
} as const satisfies MenuPages;
