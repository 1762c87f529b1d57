import type { Role, MenuGroup } from 'sijil/schema/application';
import type { Localized } from '../base/i18n/localized';
import { boolean, choice, choices, dateTime, integer, longText, reference, text, url } from './kinds';
import { defineModuleResource, defineResource, type Resource } from './resource';

/** Events of every record in a table of its own. */
const recordEvents = {
  created: { ar: 'إضافة سجل', en: 'Record created' },
  updated: { ar: 'تعديل سجل', en: 'Record changed' },
  deleted: { ar: 'حذف سجل', en: 'Record deleted' },
} as const satisfies Record<string, Localized>;

interface Options {
  /** Roles that write webhooks. A webhook sends what the person who last changed it may read. */
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
      one: { ar: 'الربط مع نظام آخر', en: 'Webhook' },
      many: { ar: 'الربط مع أنظمة أخرى (Webhooks)', en: 'Webhooks' },
      counted: { one: 'ربط واحد', two: 'ربطان', few: 'عمليات ربط', many: 'عملية ربط' },
    },
    fields: {
      name: text({ label: { ar: 'الاسم', en: 'Name' }, required: true, max: 80 }),
      address: url({
        label: { ar: 'رابط الاستقبال', en: 'Receiving URL' },
        required: true,
        help: {
          ar: 'رابط على الإنترنت يبدأ بـ https، يُرسل إليه كل حدث.',
          en: 'A public URL that begins with https. Every event is sent to it.',
        },
      }),
      records: choices({
        label: { ar: 'السجلات', en: 'Records' },
        required: true,
        min: 1,
        help: {
          ar: 'يُرسل منها ما يراه آخر من عدّل العنوان أو السجلات أو الأحداث.',
          en: 'What is sent of them is what the person who last changed the address, records or events may read.',
        },
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
          ar: 'يتوقف تلقائيًا إذا لم يقبل الرابط شيئًا يومًا كاملًا.',
          en: 'Switched off automatically if the URL accepts nothing for a day.',
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
        en: 'This secret is shown only once. Copy it into the receiving system, which uses it to check that messages come from here.',
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
        label: { ar: 'إصدار مفتاح توقيع جديد', en: 'Generate a new signing secret' },
        icon: 'key',
        danger: true,
        confirm: {
          ar: 'يتوقف المفتاح الحالي فورًا. وما يرفضه النظام المستقبِل إلى أن تنسخ إليه المفتاح الجديد يُعاد إرساله تلقائيًا.',
          en: 'The current secret stops working immediately. What the receiver rejects until it has the new one is sent again automatically.',
        },
        done: { ar: 'صدر مفتاح توقيع جديد.', en: 'A new signing secret was generated.' },
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
      webhookId: reference({ label: { ar: 'الربط', en: 'Webhook' }, to: 'webhooks', mayOutlive: true }),
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
      createdAt: dateTime({ label: { ar: 'وقت الحدث', en: 'Event time' } }),
      triedAt: dateTime({ label: { ar: 'آخر محاولة', en: 'Last attempt' } }),
      nextAt: dateTime({ label: { ar: 'المحاولة التالية', en: 'Next attempt' } }),
      problem: choice({ label: { ar: 'سبب التعذّر', en: 'Problem' }, options: deliveryProblems }),
      answerStatus: integer({ label: { ar: 'رمز الرد', en: 'Response code' } }),
      durationMs: integer({ label: { ar: 'المدة بالملي ثانية', en: 'Duration in ms' } }),
      body: longText({ label: { ar: 'المحتوى المرسل', en: 'Content sent' } }),
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
    ar: 'أحال إلى رابط آخر، ولا نتبع الإحالة',
    en: 'Redirects are not followed',
  },
  timedOut: { ar: 'لم يرد خلال عشر ثوانٍ', en: 'No answer within ten seconds' },
  unreachable: { ar: 'تعذّر الاتصال بالرابط', en: 'The URL could not be reached' },
  privateAddress: {
    ar: 'الرابط داخل شبكة خاصة، ولا يُرسل إليها شيء',
    en: 'The URL is inside a private network, to which nothing is sent',
  },
  unreadable: {
    ar: 'لا يحق لصاحب الربط الاطلاع على السجل، أو حُذف السجل',
    en: 'The webhook’s owner cannot read the record, or it was deleted',
  },
  switchedOff: { ar: 'أُوقف الربط أو حُذف', en: 'The webhook was switched off or deleted' },
} as const satisfies Record<string, Localized>;

export type DeliveryProblem = keyof typeof deliveryProblems;
