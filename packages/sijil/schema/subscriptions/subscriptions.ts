import type { DeclaredRole, Role } from 'sijil/schema/application';
import { own } from '../access';
import { scheduleTriggers, weekdays } from '../automations/triggers';
import { boolean, choice, dateTime, integer, reference, text } from '../kinds';
import { defineResource } from '../resource';

interface Options {
  /** Roles whose people get lists by email: each sees and ends their own. */
  readonly readers: readonly Role[];
  /** Roles that also subscribe others, and see everybody's. */
  readonly keepers: readonly DeclaredRole[];
  /** The declaration whose records are people. */
  readonly people: string;
  /** Formats that the application can make, the usual one first. */
  readonly formats: readonly [FileFormat, ...FileFormat[]];
}

/** Declares lists and reports that one person gets by email on a schedule, with that person's rights and language. */
export function subscriptions({ readers, keepers, people, formats }: Options) {
  const others = readers.filter((role) => !keepers.some((keeper) => keeper === role));
  const mine = others.length > 0 ? [own('userId', others)] : [];
  return defineResource('subscriptions', {
    label: {
      one: { ar: 'الاشتراك البريدي', en: 'Email subscription' },
      many: { ar: 'الاشتراكات البريدية', en: 'Email subscriptions' },
    },
    fields: {
      name: text({ label: { ar: 'الاسم', en: 'Name' }, required: true, max: 60 }),
      list: text({
        label: { ar: 'القائمة', en: 'List' },
        required: true,
        max: 60,
        createOnly: true,
        access: { read: keepers },
      }),
      address: text({
        label: { ar: 'رابط القائمة', en: 'List link' },
        max: 2000,
        createOnly: true,
        access: { read: keepers },
      }),
      every: choice({
        label: { ar: 'الموعد', en: 'When' },
        required: true,
        default: 'weekly',
        options: scheduleTriggers,
      }),
      weekday: choice({
        label: { ar: 'يوم الأسبوع', en: 'Day of the week' },
        required: true,
        options: weekdays,
        shownWhen: { field: 'every', in: ['weekly'] },
      }),
      monthDay: integer({
        label: { ar: 'يوم الشهر', en: 'Day of the month' },
        help: { ar: 'في الشهر الأقصر: آخر يوم فيه.', en: 'In shorter months, the last day.' },
        required: true,
        min: 1,
        max: 31,
        shownWhen: { field: 'every', in: ['monthly'] },
      }),
      hour: integer({
        label: { ar: 'الساعة بتوقيت الرياض', en: 'Hour in Riyadh' },
        help: { ar: 'من 0 إلى 23.', en: 'From 0 to 23.' },
        required: true,
        default: 8,
        min: 0,
        max: 23,
      }),
      format: choice({
        label: { ar: 'الملف', en: 'File' },
        required: true,
        default: formats[0],
        options: Object.fromEntries(formats.map((format) => [format, fileFormats[format]])),
      }),
      userId: reference({
        label: { ar: 'المستلم', en: 'Recipient' },
        help: {
          ar: 'إن تُرك فارغًا أُرسلت إليك.',
          en: 'Leave empty to send it to yourself.',
        },
        to: people,
        mayOutlive: true,
        access: { read: keepers, write: keepers },
      }),
      active: boolean({ label: { ar: 'مفعّل', en: 'Active' }, default: true }),
      nextAt: dateTime({ label: { ar: 'الموعد التالي', en: 'Next sending' }, readOnly: true }),
      lastAt: dateTime({ label: { ar: 'آخر موعد', en: 'Last sent' }, readOnly: true }),
      outcome: choice({ label: { ar: 'النتيجة', en: 'Outcome' }, options: outcomes, readOnly: true }),
    },
    title: 'name',
    list: ['name', 'every', 'format', 'userId', 'nextAt', 'lastAt', 'outcome', 'active'],
    search: ['name'],
    inline: ['active'],
    madeElsewhere: true,
    filters: { first: ['every', 'userId', 'outcome', 'active', 'nextAt'] },
    access: {
      read: [...keepers, ...mine],
      create: [...keepers, ...others],
      update: [...keepers, ...mine],
      delete: [...keepers, ...mine],
    },
    path: '/subscriptions',
    api: '/subscriptions',
  });
}

/** Outcomes of the last occurrence of a subscription. */
const outcomes = {
  preparing: { ar: 'قيد الإعداد', en: 'Being prepared', tone: 'warning' },
  sent: { ar: 'أُرسل', en: 'Sent', tone: 'success' },
  inactive: { ar: 'حساب المستلم موقوف', en: 'The recipient’s account is not active', tone: 'neutral' },
  forbidden: {
    ar: 'لم يعد يحق للمستلم قراءتها',
    en: 'The recipient no longer has access to it',
    tone: 'neutral',
  },
  filterGone: {
    ar: 'حقل في التصفية حُذف أو لا يراه المستلم',
    en: 'A field in its filters was deleted or is hidden',
    tone: 'danger',
  },
  failed: { ar: 'تعذّر إعداد الملف', en: 'The file could not be prepared', tone: 'danger' },
} as const;

export type Outcome = keyof typeof outcomes;

export const fileFormats = {
  pdf: { ar: 'ملف PDF', en: 'PDF' },
  xlsx: { ar: 'ملف Excel', en: 'Excel' },
  csv: { ar: 'ملف CSV', en: 'CSV' },
} as const;

export type FileFormat = keyof typeof fileFormats;
