import type { Role } from '#app/roles';
import { choice, dateTime, integer, longText, reference, text } from '../kinds';
import { defineModuleResource } from '../resource';
import type { Localized } from '../../base/i18n/localized';

interface DeliveryOptions {
  /** Roles that keep webhooks. */
  readonly keepers: readonly Role[];
}

/** Declares what was sent to webhooks, and what was answered: a list that people only read, and send again from. */
export function webhookDeliveries({ keepers }: DeliveryOptions) {
  return defineModuleResource('webhookDeliveries', {
    label: {
      one: { ar: 'عملية الإرسال', en: 'Delivery' },
      many: { ar: 'عمليات الإرسال', en: 'Deliveries' },
      counted: { one: 'عملية واحدة', two: 'عمليتان', few: 'عمليات', many: 'عملية' },
    },
    fields: {
      type: text({ label: { ar: 'الحدث', en: 'Event' } }),
      webhookId: reference({ label: { ar: 'خطاف الويب', en: 'Webhook' }, to: 'webhooks', mayOutlive: true }),
      status: choice({
        label: { ar: 'الحالة', en: 'Status' },
        options: {
          waiting: { ar: 'بانتظار الإرسال', en: 'Waiting', tone: 'warning' },
          delivered: { ar: 'وصل', en: 'Delivered', tone: 'success' },
          failed: { ar: 'لم يصل', en: 'Failed', tone: 'danger' },
          dropped: { ar: 'لم يُرسل', en: 'Not sent', tone: 'neutral' },
        },
      }),
      attempts: integer({ label: { ar: 'المحاولات', en: 'Attempts' } }),
      createdAt: dateTime({ label: { ar: 'وقت الحدث', en: 'Happened at' } }),
      triedAt: dateTime({ label: { ar: 'آخر محاولة', en: 'Last attempt' } }),
      nextAt: dateTime({ label: { ar: 'المحاولة التالية', en: 'Next attempt' } }),
      problem: choice({ label: { ar: 'سبب التعذّر', en: 'Problem' }, options: deliveryProblems }),
      answerStatus: integer({ label: { ar: 'رمز الرد', en: 'Status of the answer' } }),
      durationMs: integer({ label: { ar: 'المدة بالملي ثانية', en: 'Duration in ms' } }),
      body: longText({ label: { ar: 'ما أُرسل', en: 'What was sent' } }),
      answer: longText({ label: { ar: 'الرد', en: 'Answer' } }),
    },
    title: 'type',
    list: ['type', 'webhookId', 'status', 'attempts', 'createdAt', 'triedAt', 'nextAt', 'answerStatus'],
    search: [],
    sort: { field: 'createdAt', order: 'desc' },
    access: { read: keepers },
    path: '/webhook-deliveries',
    api: '/webhook-deliveries',
    actions: [
      {
        operation: 'webhookDeliveries.replay',
        label: { ar: 'إعادة الإرسال', en: 'Send again' },
        icon: 'reload',
        when: { field: 'status', in: ['delivered', 'failed', 'waiting'] },
        done: { ar: 'يُعاد إرسال الحدث الآن.', en: 'The event is being sent again.' },
      },
    ],
  });
}

/** Reasons for which an event has not arrived. */
const deliveryProblems = {
  refused: { ar: 'لم يقبله النظام المستقبِل', en: 'The receiver did not accept it' },
  redirected: {
    ar: 'أحال إلى عنوان آخر، ولا نتبع الإحالة',
    en: 'It led to another address, which is not followed',
  },
  timedOut: { ar: 'لم يرد خلال عشر ثوانٍ', en: 'No answer within ten seconds' },
  unreachable: { ar: 'تعذّر الاتصال بالعنوان', en: 'The address could not be reached' },
  privateAddress: {
    ar: 'العنوان داخل شبكة خاصة، ولا يُرسل إليها شيء',
    en: 'The address is inside a private network, to which nothing is sent',
  },
  unreadable: {
    ar: 'لا يحق لصاحب الخطاف قراءة السجل، أو لم يعد موجودًا',
    en: 'Who keeps the webhook may not read the record, or it is gone',
  },
  switchedOff: { ar: 'أُوقف الخطاف أو حُذف', en: 'The webhook was switched off or deleted' },
} as const satisfies Record<string, Localized>;

export type DeliveryProblem = keyof typeof deliveryProblems;
