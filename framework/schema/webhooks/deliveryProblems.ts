import type { Localized } from '../../base/i18n/localized';

/** Reasons for which an event has not arrived. */
export const deliveryProblems = {
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
