import type { Localized } from '../base/i18n/localized';

/** Sentences about an automation, with what it names in braces. */
export const sentenceTexts = {
  before: {
    ar: 'قبل «{date}» بـ{days} في «{records}»، الساعة {time}.',
    en: '{days} before “{date}” of {records}, at {time}.',
  },
  after: {
    ar: 'بعد «{date}» بـ{days} في «{records}»، الساعة {time}.',
    en: '{days} after “{date}” of {records}, at {time}.',
  },
  daily: {
    ar: 'كل يوم الساعة {time}، لكل سجل في «{records}».',
    en: 'Every day at {time}, for each of {records}.',
  },
  weekly: {
    ar: 'كل أسبوع يوم {day} الساعة {time}، لكل سجل في «{records}».',
    en: 'Every {day} at {time}, for each of {records}.',
  },
  monthly: {
    ar: 'كل شهر في اليوم {day} الساعة {time}، لكل سجل في «{records}».',
    en: 'Every month on day {day} at {time}, for each of {records}.',
  },
  event: { ar: '«{event}» في «{records}».', en: '{event} ({records}).' },
  approval: {
    ar: 'تُطلب الموافقة من: {people}، خلال {days}. السؤال: «{subject}».',
    en: 'Ask {people} for approval within {days}: “{subject}”.',
  },
  mail: {
    ar: 'يُرسل بريد وإشعار إلى: {people}. الموضوع: «{subject}».',
    en: 'Email and notify {people}: “{subject}”.',
  },
  notify: { ar: 'يُرسل إشعار إلى: {people}. الموضوع: «{subject}».', en: 'Notify {people}: “{subject}”.' },
  wait: {
    ar: 'انتظار {days}، ثم تُطبَّق التصفية من جديد.',
    en: 'Wait {days}, then ask the filter again.',
  },
  webhook: { ar: 'يُرسل السجل إلى خطاف ويب.', en: 'Send the record to a webhook.' },
  create: { ar: 'يُضاف سجل: {record}.', en: 'Create: {record}.' },
  set: { ar: 'يصبح «{field}»: {value}.', en: 'Set “{field}” to {value}.' },
  chosen: { ar: 'السجل المختار', en: 'the chosen record' },
} as const satisfies Record<string, Localized>;
