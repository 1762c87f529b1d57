import type { Localized } from 'sijil/base/i18n/localized';
import { unusedUploadDays } from 'sijil/base/files/uploads';
import { deliveryDays, runDays } from 'sijil/schema/retentionDays';

/** Reasons for deleting data. */
export const retentionReasons = {
  personalData: {
    ar: 'فيها بيانات شخصية لم تعد لازمة',
    en: 'It holds personal data that is no longer needed',
  },
  security: { ar: 'لا يصلح للاستخدام بعد انتهائه', en: 'It can no longer be used once it has expired' },
  notRestored: { ar: 'لم تُستعد خلال المدة', en: 'Nobody restored it in time' },
  unneeded: { ar: 'لم يعد يحتاج إليه شيء', en: 'Nothing uses it any more' },
  noOutcome: { ar: 'لم ينتج عنها شيء', en: 'It led to nothing' },
} as const satisfies Record<string, Localized>;

interface RetentionRule {
  readonly label: Localized;
  /** Days after which the data are deleted. */
  readonly days: number;
  readonly reason: keyof typeof retentionReasons;
}

/** Data that are deleted by age, with their periods. The nightly job and the admin's list follow this table. */
export const retentionRules = {
  mails: {
    label: { ar: 'رسائل البريد', en: 'Emails' },
    days: 180,
    reason: 'personalData',
  },
  notifications: {
    label: { ar: 'الإشعارات المقروءة والمنجزة', en: 'Notifications that were read or completed' },
    days: 365,
    reason: 'personalData',
  },
  sessions: {
    label: { ar: 'جلسات الدخول، بعد انتهائها', en: 'Sign-in sessions, after they end' },
    days: 30,
    reason: 'security',
  },
  tokens: {
    label: { ar: 'الروابط المرسلة بالبريد، بعد انتهائها', en: 'Links in emails, after they expire' },
    days: 30,
    reason: 'security',
  },
  orderKeys: {
    label: { ar: 'مفاتيح تكرار إرسال الطلبات', en: 'Keys that prevent repeated orders' },
    days: 30,
    reason: 'security',
  },
  orderDrafts: {
    label: { ar: 'مسودات الطلبات التي لم تُرسل', en: 'Drafts of orders that were not placed' },
    days: 90,
    reason: 'personalData',
  },
  recordDrafts: {
    label: { ar: 'مسودات النماذج التي لم تُحفظ', en: 'Drafts of forms that were not saved' },
    days: 30,
    reason: 'personalData',
  },
  refusedCards: {
    label: { ar: 'محاولات الدفع المرفوضة بالبطاقة', en: 'Declined card payments' },
    days: 365,
    reason: 'noOutcome',
  },
  deliveries: {
    label: { ar: 'ما أُرسل إلى الأنظمة المرتبطة', en: 'Webhook deliveries' },
    days: deliveryDays,
    reason: 'personalData',
  },
  automationRuns: {
    label: { ar: 'سجل تنفيذ الإجراءات التلقائية', en: 'Automation runs' },
    days: runDays,
    reason: 'personalData',
  },
  trash: {
    label: { ar: 'السجلات المحذوفة', en: 'Deleted records' },
    days: 180,
    reason: 'notRestored',
  },
  erasedContents: {
    label: { ar: 'محتوى الملفات المحذوفة', en: 'Content of deleted files' },
    days: 7,
    reason: 'unneeded',
  },
  evidenceUploads: {
    label: { ar: 'رفع الأدلة غير المكتمل', en: 'Unfinished evidence uploads' },
    days: 1,
    reason: 'noOutcome',
  },
  visitDrafts: {
    label: {
      ar: 'إجابات زيارات بدأت ولم يُرسل نموذجها',
      en: 'Answers of visits whose form was not submitted',
    },
    days: 180,
    reason: 'unneeded',
  },
  leftovers: {
    label: {
      ar: 'ما أنجزه مفتش في زيارات نُقلت إلى غيره أو أُلغيت',
      en: 'Work on visits that were then reassigned or cancelled',
    },
    days: 180,
    reason: 'unneeded',
  },
  unusedUploads: {
    label: { ar: 'الملفات المرفوعة غير المستخدمة', en: 'Uploaded files that nothing uses' },
    days: unusedUploadDays,
    reason: 'noOutcome',
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionName = keyof typeof retentionRules;
