import type { Localized } from '../base/i18n/localized';

/** Rights to the framework's operations and privileges, as the role editor shows them. */
export const frameworkRights = {
  'savedViews.share': { ar: 'مشاركة العروض المحفوظة', en: 'Share saved views' },
  'savedViews.readShared': { ar: 'الاطلاع على العروض التي يشاركها الآخرون', en: 'See views shared by others' },
  seeAs: { ar: 'عرض المنصة كما يراها شخص آخر', en: 'See the portal as another person' },
  roles: { ar: 'إدارة الأدوار المخصصة', en: 'Manage custom roles' },
  'designs.export': { ar: 'تصدير الإعداد', en: 'Export the set-up' },
  'designs.apply': { ar: 'تطبيق ملف إعداد', en: 'Apply a set-up file' },
  'texts.find': { ar: 'الاطلاع على نصوص المنصة', en: 'See all texts of the portal' },
  'webhooks.test': { ar: 'إرسال حدث تجريبي إلى نظام مرتبط', en: 'Send a test event to a webhook' },
  'webhooks.renewSecret': { ar: 'إصدار مفتاح توقيع جديد', en: 'Generate a new signing secret' },
  'webhookDeliveries.replay': {
    ar: 'إعادة إرسال الأحداث إلى الأنظمة المرتبطة',
    en: 'Send webhook events again',
  },
} as const satisfies Record<string, Localized>;

/** Records that the framework's operations show and write, by the first part of an operation's id (`ShownBy`). */
export const frameworkShownBy = {
  approvals: ['automationRuns'],
  automationRuns: ['automationRuns'],
  automations: ['automations', 'automationRuns'],
  brand: ['brand'],
  console: [],
  designs: ['designedFields', 'designedTypes', 'customRoles', 'changedTexts'],
  editing: ['editing'],
  exports: ['exports'],
  favourites: [],
  files: [],
  linkedIdentity: [],
  live: [],
  queuedJobs: ['queuedJobs'],
  recordDrafts: [],
  roles: ['customRoles'],
  savedViews: [],
  secondFactor: [],
  session: [],
  sessions: [],
  system: [],
  texts: ['changedTexts'],
  webhookDeliveries: ['webhookDeliveries'],
  webhooks: ['webhooks', 'webhookDeliveries'],
} as const;

/** Areas of the framework whose operations name one record by their `id` (`OfOneRecord`). */
export const frameworkOfOneRecord = { editing: 'editing' } as const;

/** Records that the files of the framework's operations show (`ShownInFile`). */
export const frameworkShownInFile = { 'live.stream': [], 'brand.picture': [] } as const;
