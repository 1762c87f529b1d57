import type { Localized } from 'sijil/base/i18n/localized';
import { frameworkTasks } from 'sijil/schema/jobs/frameworkTasks';

/** Labels of the portal's jobs in the list of jobs. */
export const taskLabels = {
  ...frameworkTasks,
  deliverMail: { ar: 'إرسال رسالة بريد', en: 'Send an email' },
  drawContract: { ar: 'إصدار العقد', en: 'Generate the contract PDF' },
  drawSignedContract: { ar: 'إصدار العقد الموقَّع', en: 'Generate the signed contract PDF' },
  drawTaxDocument: { ar: 'إصدار الفاتورة أو الإشعار الدائن', en: 'Generate the invoice or credit note' },
  drawCertificate: { ar: 'إصدار الشهادة', en: 'Generate the certificate' },
  settlePayment: { ar: 'تأكيد الدفع', en: 'Confirm a payment' },
  recheckPayment: { ar: 'مراجعة الدفع لدى البوابة', en: 'Recheck a payment with the gateway' },
  sendRefund: { ar: 'إرسال مبلغ مسترد', en: 'Send a refund' },
  exportPayments: { ar: 'تصدير المدفوعات', en: 'Export payments' },
  exportLetter: { ar: 'إصدار خطاب تذكير', en: 'Generate a reminder letter' },
  exportStatement: { ar: 'إصدار كشف حساب', en: 'Generate a statement of account' },
  exportGallery: { ar: 'تصدير الصور', en: 'Export pictures' },
  exportCertificates: { ar: 'تصدير الشهادات', en: 'Export certificates' },
  exportComparison: { ar: 'تصدير المقارنة', en: 'Export a comparison' },
  exportReport: { ar: 'تصدير التقرير', en: 'Export a report' },
  forgetExpired: { ar: 'حذف ما انتهت مدة الاحتفاظ به', en: 'Delete data past its retention period' },
  autoComplete: { ar: 'إكمال الطلبات المستحقة', en: 'Complete due requests' },
  expireCorrections: {
    ar: 'إغلاق الإجراءات التصحيحية المنتهية مهلتها',
    en: 'Close corrective actions past their deadline',
  },
  remindCorrections: { ar: 'التذكير بالإجراءات التصحيحية', en: 'Send corrective-action reminders' },
  sendHeldMails: { ar: 'إرسال رسائل البريد المؤجلة', en: 'Send postponed emails' },
  remindDocuments: { ar: 'التذكير بالوثائق', en: 'Send document reminders' },
  remindPayments: { ar: 'التذكير بالمدفوعات', en: 'Send payment reminders' },
} as const satisfies Record<string, Localized>;

export type TaskName = keyof typeof taskLabels;
