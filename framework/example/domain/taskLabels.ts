import type { Localized } from '#framework/base/i18n/localized';

/** Labels of the library's jobs. */
export const taskLabels = {
  exportList: { ar: 'إعداد قائمة بالبريد', en: 'Prepare a list for email' },
  sendSubscriptions: { ar: 'إرسال الاشتراكات البريدية', en: 'Send email subscriptions' },
  expireExports: { ar: 'حذف ملفات التصدير المنتهية', en: 'Delete expired exports' },
  deliverWebhooks: { ar: 'الإرسال إلى الأنظمة المرتبطة', en: 'Send to webhooks' },
  startAutomations: { ar: 'بدء الإجراءات التلقائية المجدولة', en: 'Start scheduled automations' },
  runAutomations: { ar: 'تنفيذ الإجراءات التلقائية', en: 'Run automations' },
  forgetRuns: { ar: 'حذف سجل التنفيذ القديم', en: 'Delete old runs' },
  forgetDeliveries: { ar: 'حذف عمليات الإرسال القديمة', en: 'Delete old deliveries' },
  removeErasedContents: { ar: 'حذف محتوى الملفات المحذوفة', en: 'Remove the content of deleted files' },
  forgetLiveEvents: { ar: 'حذف أحداث التحديث المباشر', en: 'Delete live events' },
  makeMonths: { ar: 'تجهيز جداول الأشهر القادمة', en: 'Prepare tables for the coming months' },
} as const satisfies Record<string, Localized>;

export type TaskName = keyof typeof taskLabels;
