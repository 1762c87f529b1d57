import { resourceNamed } from '#app/resources';
import { textAreas } from '#app/server/textRoots';
import type { Localized } from '#framework/base/i18n/localized';

/** Names of the files of texts that the framework's own parts have. */
const ownAreas: Readonly<Record<string, Localized>> = {
  brand: { ar: 'هوية المنصة', en: 'Branding' },
  checks: { ar: 'رسائل التحقق', en: 'Messages of checks' },
  charts: { ar: 'الرسوم البيانية', en: 'Charts' },
  common: { ar: 'كل الصفحات', en: 'Every page' },
  console: { ar: 'القوائم والسجلات', en: 'Lists and records' },
  designs: { ar: 'ملفات التصميم', en: 'Design files' },
  fields: { ar: 'الحقول والنماذج', en: 'Fields and forms' },
  fieldChecks: { ar: 'رسائل الحقول', en: 'Messages of fields' },
  passwordChecks: { ar: 'شروط كلمة المرور', en: 'Rules of passwords' },
  yesNo: { ar: 'نعم ولا', en: 'Yes and no' },
  list: { ar: 'القوائم', en: 'Lists' },
  palette: { ar: 'البحث السريع', en: 'Quick search' },
  record: { ar: 'صفحة السجل', en: 'Page of a record' },
  refine: { ar: 'أزرار الصفحات ورسائلها', en: 'Buttons and messages of pages' },
  summaries: { ar: 'أسماء المجموعات والمقاييس', en: 'Names of groups and measures' },
  summary: { ar: 'ملخص القوائم', en: 'Summaries of lists' },
  texts: { ar: 'نصوص المنصة', en: 'Texts' },
  theme: { ar: 'المظهر', en: 'Look' },
  transfer: { ar: 'الاستيراد والتصدير', en: 'Import and export' },
};

/** Name of the place that a text belongs to: the records that it is about, or a part of the application. */
export const areaName = (area: string): Localized =>
  textAreas[area] ?? resourceNamed(area)?.label.many ?? ownAreas[area] ?? { ar: area, en: area };
