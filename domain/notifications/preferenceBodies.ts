import type { Localized } from 'sijil/base/i18n/localized';
import { boolean, choice, defineShape, ownedList, text } from 'sijil/schema/index';

/** Hours of a day, by their number. */
const hours = Object.fromEntries(
  Array.from({ length: 24 }, (_, hour): [string, Localized] => {
    const shown = `${String(hour).padStart(2, '0')}:00`;
    return [String(hour), { ar: shown, en: shown }];
  }),
);

/** Language and times of emails. */
export const mailTimesBody = defineShape(
  {
    language: choice({
      label: { ar: 'لغة الرسائل', en: 'Language of emails' },
      required: true,
      options: { ar: { ar: 'العربية', en: 'العربية' }, en: { ar: 'English', en: 'English' } },
    }),
    digestHour: choice({
      label: { ar: 'ملخص يومي في الساعة', en: 'Daily digest at' },
      help: {
        ar: 'تُجمع رسائلك في رسالة واحدة كل يوم. اتركه فارغًا لتصلك كل رسالة في حينها.',
        en: 'Your emails are combined into one a day. Leave empty to receive each one as it happens.',
      },
      options: hours,
    }),
    quietFrom: choice({
      label: { ar: 'بداية ساعات الهدوء', en: 'Quiet from' },
      help: {
        ar: 'بتوقيت الرياض. ما يُكتب خلالها يصلك عند انتهائها، ما عدا رسائل الدفع وأمان الحساب.',
        en: 'Riyadh time. What is written during quiet hours arrives when they end, except emails about payments and security.',
      },
      options: hours,
    }),
    quietUntil: choice({ label: { ar: 'نهاية ساعات الهدوء', en: 'Quiet until' }, options: hours }),
  },
  [
    {
      field: 'quietUntil',
      holds: ({ quietFrom, quietUntil }) => Boolean(quietFrom) === Boolean(quietUntil),
      message: { ar: 'حدّد بداية ساعات الهدوء ونهايتها معًا.', en: 'Set both the start and the end.' },
    },
  ],
);

/** Channels of each kind of notice. */
export const noticeChoicesBody = defineShape({
  choices: ownedList({
    label: { ar: 'الاختيارات', en: 'Choices' },
    item: { ar: 'اختيار', en: 'Choice' },
    required: true,
    max: 100,
    fields: {
      kind: text({ label: { ar: 'الرمز', en: 'Code' }, required: true, max: 60 }),
      byPortal: boolean({ label: { ar: 'في المنصة', en: 'In the portal' } }),
      byMail: boolean({ label: { ar: 'بالبريد الإلكتروني', en: 'By email' } }),
    },
  }),
});

/** Setting that a link in an email may change. */
export const mailChoiceBody = defineShape({
  byMail: boolean({ label: { ar: 'بالبريد الإلكتروني', en: 'By email' } }),
});
