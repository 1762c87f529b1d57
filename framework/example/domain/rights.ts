import type { Localized } from '#framework/base/i18n/localized';

/** Rights that a custom role can remove, besides those over records. */
export const rights: Readonly<Record<string, Localized>> = {
  'savedViews.share': { ar: 'مشاركة العروض المحفوظة', en: 'Share saved views' },
  'savedViews.readShared': { ar: 'الاطلاع على العروض التي يشاركها الآخرون', en: 'See views shared by others' },
  seeAs: { ar: 'عرض المنصة كما يراها شخص آخر', en: 'See the portal as another person' },
  roles: { ar: 'إدارة الأدوار المخصصة', en: 'Manage custom roles' },
  'loans.open': { ar: 'الاطلاع على الإعارات المفتوحة', en: 'See open loans' },
  'loans.return': { ar: 'إرجاع كتاب', en: 'Return a book' },
  'designs.export': { ar: 'تصدير الإعداد', en: 'Export the set-up' },
  'designs.kindChange': { ar: 'معاينة تغيير نوع الحقل', en: 'Preview a change of a field’s type' },
  'designs.apply': { ar: 'تطبيق ملف إعداد', en: 'Apply a set-up file' },
  'texts.find': { ar: 'الاطلاع على النصوص', en: 'See all texts' },
  'webhooks.test': { ar: 'إرسال حدث تجريبي', en: 'Send a test event' },
  'webhooks.renewSecret': { ar: 'إصدار مفتاح توقيع جديد', en: 'Generate a new signing secret' },
  'webhookDeliveries.replay': { ar: 'إعادة إرسال أحداث الويب', en: 'Send webhook events again' },
};
