import type { Localized } from '#framework/base/i18n/localized';

/** Labels of the portal's jobs in the list of jobs. */
export const taskLabels = {
  deliverMail: { ar: 'إرسال رسالة بريد', en: 'Send an email' },
  drawContract: { ar: 'إصدار العقد', en: 'Draw a contract' },
  drawSignedContract: { ar: 'إصدار العقد الموقَّع', en: 'Draw a signed contract' },
  drawTaxDocument: { ar: 'إصدار الفاتورة أو الإشعار الدائن', en: 'Draw an invoice or credit note' },
  drawCertificate: { ar: 'إصدار الشهادة', en: 'Draw a certificate' },
  settlePayment: { ar: 'تأكيد الدفع', en: 'Settle a payment' },
  recheckPayment: { ar: 'مراجعة الدفع لدى البوابة', en: 'Ask the gateway about a payment' },
  sendRefund: { ar: 'إرسال مبلغ مسترد', en: 'Send a refund' },
  exportPayments: { ar: 'تصدير المدفوعات', en: 'Export payments' },
  exportGallery: { ar: 'تصدير الصور', en: 'Export pictures' },
  exportCertificates: { ar: 'تصدير الشهادات', en: 'Export certificates' },
  exportComparison: { ar: 'تصدير المقارنة', en: 'Export a comparison' },
  exportReport: { ar: 'تصدير التقرير', en: 'Export a report' },
  exportList: { ar: 'إعداد قائمة بالبريد', en: 'Make a list for email' },
  sendSubscriptions: { ar: 'إرسال الاشتراكات البريدية', en: 'Send email subscriptions' },
  deliverWebhooks: { ar: 'الإرسال إلى خطافات الويب', en: 'Send to webhooks' },
  startAutomations: { ar: 'بدء الإجراءات التلقائية المجدولة', en: 'Start scheduled automations' },
  runAutomations: { ar: 'تنفيذ الإجراءات التلقائية', en: 'Run automations' },
  forgetExpired: { ar: 'حذف ما انتهت مدة الاحتفاظ به', en: 'Delete what is past its retention period' },
  expireExports: { ar: 'حذف ملفات التصدير المنتهية', en: 'Delete expired exports' },
  forgetLiveEvents: { ar: 'حذف أحداث التحديث المباشر', en: 'Delete live events' },
  makeMonths: { ar: 'تجهيز جداول الأشهر القادمة', en: 'Prepare tables for the coming months' },
  autoComplete: { ar: 'إكمال الطلبات المستحقة', en: 'Complete due requests' },
  expireCorrections: { ar: 'إنهاء مهلة الإجراءات التصحيحية', en: 'End the time for corrective actions' },
  remindCorrections: { ar: 'التذكير بالإجراءات التصحيحية', en: 'Remind of corrective actions' },
  sendHeldMails: { ar: 'إرسال رسائل البريد المؤجلة', en: 'Send held emails' },
  remindDocuments: { ar: 'التذكير بالوثائق', en: 'Remind of documents' },
  remindPayments: { ar: 'التذكير بالمدفوعات', en: 'Remind of payments' },
} as const satisfies Record<string, Localized>;

export type TaskName = keyof typeof taskLabels;
