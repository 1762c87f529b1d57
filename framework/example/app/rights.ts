import type { Localized } from '#framework/base/i18n/localized';

/** Rights that a custom role can remove, besides those over records. */
export const rights: Readonly<Record<string, Localized>> = {
  'savedViews.share': { ar: 'مشاركة العروض المحفوظة', en: 'Share saved views' },
  'savedViews.readShared': { ar: 'العروض التي يشاركها الآخرون', en: 'See shared views' },
  seeAs: { ar: 'العرض كما يراه شخص آخر', en: 'See as another person' },
  roles: { ar: 'الأدوار المخصصة', en: 'Custom roles' },
  'loans.open': { ar: 'قائمة الإعارات المفتوحة', en: 'List of open loans' },
  'loans.return': { ar: 'إرجاع كتاب', en: 'Return a book' },
  'designs.export': { ar: 'تصدير التصميم', en: 'Export the design' },
  'designs.kindChange': { ar: 'معاينة تغيير نوع الحقل', en: 'Preview another kind of a field' },
  'designs.apply': { ar: 'تطبيق ملف تصميم', en: 'Apply a design file' },
  'texts.find': { ar: 'الاطلاع على النصوص', en: 'Read all texts' },
  'webhooks.test': { ar: 'إرسال حدث تجريبي', en: 'Send a test event' },
  'webhooks.renewSecret': { ar: 'مفتاح توقيع جديد', en: 'New signing secret' },
  'webhookDeliveries.replay': { ar: 'إعادة الإرسال', en: 'Send again' },
};
