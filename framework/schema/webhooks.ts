import type { Role } from '#app/roles';
import type { Localized } from '../base/i18n/localized';
import { boolean, choice, choices, dateTime, integer, longText, reference, text, url } from './kinds';
import type { MenuGroup } from './menu';
import { defineModuleResource, defineResource, type Resource } from './resource';

/** Events of every record in a table of its own. */
const recordEvents = {
  created: { ar: 'إضافة سجل', en: 'Record created' },
  updated: { ar: 'تعديل سجل', en: 'Record changed' },
  deleted: { ar: 'حذف سجل', en: 'Record deleted' },
} as const satisfies Record<string, Localized>;

interface Options {
  /** Roles that write webhooks. A webhook sends what its creator may read. */
  readonly keepers: readonly Role[];
  /** The application's own declarations. */
  readonly of: Readonly<Record<string, Resource>>;
  /** Events that the application announces itself, and the records that have them although a module stores them. */
  readonly own?: {
    readonly events: Readonly<Record<string, Localized>>;
    readonly resources: readonly Resource[];
  };
  /** Group of its menu entry. */
  readonly group?: MenuGroup;
}

/** Declares the addresses of other systems to which changes of records are sent. */
export function webhooks({ keepers, of, own, group }: Options) {
  return defineResource('webhooks', {
    label: {
      one: { ar: 'خطاف الويب', en: 'Webhook' },
      many: { ar: 'خطافات الويب', en: 'Webhooks' },
      counted: { one: 'خطاف واحد', two: 'خطافان', few: 'خطافات', many: 'خطافًا' },
    },
    fields: {
      name: text({ label: { ar: 'الاسم', en: 'Name' }, required: true, max: 80 }),
      address: url({
        label: { ar: 'العنوان', en: 'Address' },
        required: true,
        help: {
          ar: 'عنوان على الإنترنت يبدأ بـ https، يُرسل إليه كل حدث.',
          en: 'A public address that begins with https. Each event is sent to it.',
        },
      }),
      records: choices({
        label: { ar: 'السجلات', en: 'Records' },
        required: true,
        min: 1,
        options: sentRecords(of, own?.resources ?? []),
      }),
      events: choices({
        label: { ar: 'الأحداث', en: 'Events' },
        required: true,
        min: 1,
        options: { ...recordEvents, ...own?.events },
      }),
      active: boolean({
        label: { ar: 'مفعّل', en: 'Active' },
        help: {
          ar: 'يتوقف من نفسه إذا لم يقبل العنوان شيئًا يومًا كاملًا.',
          en: 'Switched off by itself when the address has accepted nothing for a day.',
        },
        default: true,
      }),
      secretSince: dateTime({
        label: { ar: 'تاريخ مفتاح التوقيع', en: 'Signing secret since' },
        readOnly: true,
      }),
    },
    title: 'name',
    list: ['name', 'address', 'records', 'events', 'active'],
    search: ['name', 'address'],
    inline: ['active'],
    access: { read: keepers, create: keepers, update: keepers, delete: keepers },
    secret: {
      label: { ar: 'مفتاح التوقيع', en: 'Signing secret' },
      hint: {
        ar: 'يظهر هذا المفتاح مرة واحدة فقط. انسخه إلى النظام المستقبِل ليتحقق من أن الرسائل من هنا.',
        en: 'This secret is shown only once. Copy it into the receiving system, which checks with it that messages come from here.',
      },
    },
    actions: [
      {
        operation: 'webhooks.test',
        label: { ar: 'إرسال حدث تجريبي', en: 'Send a test event' },
        icon: 'share',
        when: { field: 'active', in: [true] },
        done: {
          ar: 'أُرسل الحدث التجريبي. نتيجته في «عمليات الإرسال».',
          en: 'The test event is on its way. Its result is under “Deliveries”.',
        },
      },
      {
        operation: 'webhooks.renewSecret',
        single: true,
        label: { ar: 'مفتاح توقيع جديد', en: 'New signing secret' },
        icon: 'key',
        danger: true,
        confirm: {
          ar: 'يتوقف المفتاح الحالي فورًا. ما يرفضه النظام المستقبِل إلى أن يُنسخ إليه الجديد يُعاد إرساله من نفسه.',
          en: 'The present secret ends at once. What the receiver rejects until it has the new one is sent again by itself.',
        },
        done: { ar: 'صدر مفتاح توقيع جديد.', en: 'There is a new signing secret.' },
      },
    ],
    children: [{ resource: 'webhookDeliveries', by: 'webhookId' }],
    menu: { icon: 'share', ...(group && { group }) },
  });
}

/** Records whose changes can be sent: those in tables of their own, and those that the application announces. */
function sentRecords(of: Options['of'], announced: readonly Resource[]): Record<string, Localized> {
  const stored = Object.values(of).filter(({ storedBy, single }) => !storedBy && !single);
  const sent = [...stored, ...announced].filter(({ label }) => label.many.ar !== '' && label.many.en !== '');
  return Object.fromEntries(sent.map(({ name, label }) => [name, label.many]));
}

interface DeliveryOptions {
  /** Roles that write webhooks. */
  readonly keepers: readonly Role[];
}

/** Declares the deliveries to webhooks and their answers: a list that people only read, and send again from. */
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

/** Reasons for which a delivery failed. */
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
