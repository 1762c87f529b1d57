import type { Localized } from '../../base/i18n/localized';

/** Labels of the framework's own jobs in the list of jobs. */
export const frameworkTasks = {
  exportList: { ar: 'إعداد قائمة بالبريد', en: 'Prepare a list for email' },
  sendSubscriptions: { ar: 'إرسال الاشتراكات البريدية', en: 'Send email subscriptions' },
  expireExports: { ar: 'حذف ملفات التصدير المنتهية', en: 'Delete expired exports' },
  deliverWebhooks: { ar: 'الإرسال إلى الأنظمة المرتبطة', en: 'Send to webhooks' },
  startAutomations: { ar: 'بدء الإجراءات التلقائية المجدولة', en: 'Start scheduled automations' },
  runAutomations: { ar: 'تنفيذ الإجراءات التلقائية', en: 'Run automations' },
  forgetLiveEvents: { ar: 'حذف أحداث التحديث المباشر', en: 'Delete live events' },
  backUp: { ar: 'نسخ احتياطي', en: 'Back up' },
  makeMonths: { ar: 'تجهيز جداول الأشهر القادمة', en: 'Prepare tables for the coming months' },
} as const satisfies Record<string, Localized>;

export type FrameworkTask = keyof typeof frameworkTasks;
