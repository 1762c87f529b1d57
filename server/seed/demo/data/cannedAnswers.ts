import { CORRECTIONS_WINDOW_DAYS, RESCHEDULE_NOTICE_HOURS } from '#domain/scheduling/deadlines';
import { daysText, hoursText } from 'sijil/base/i18n/worded';
import type { tables } from '../../../db/schema/declared';

const rescheduleNotice = hoursText(RESCHEDULE_NOTICE_HOURS);
const correctionsWindow = daysText(CORRECTIONS_WINDOW_DAYS);

/** Frequent answers of support. */
export const demoCannedAnswers: readonly (typeof tables.cannedAnswers.$inferInsert)[] = [
  {
    name: { ar: 'موعد إصدار الفاتورة', en: 'When the invoice is issued' },
    subject: 'payment',
    text: {
      ar: 'السلام عليكم، تصدر الفاتورة الضريبية تلقائيًا فور توقيع العقد، وتجدونها في صفحة الفواتير بصيغة PDF. إن لم تظهر خلال ساعة فأخبرونا برقم الطلب.',
      en: 'Hello, the tax invoice is issued automatically once the contract is signed; you will find it as a PDF on the Invoices page. If it does not appear within an hour, send us the request number.',
    },
  },
  {
    name: { ar: 'التحويل البنكي قيد التأكيد', en: 'Transfer being confirmed' },
    subject: 'payment',
    text: {
      ar: 'وصلنا إيصال التحويل، وتراجعه الإدارة المالية خلال يوم عمل. سيصلكم إشعار عند تأكيده، ولا يلزمكم أي إجراء الآن.',
      en: 'We have received your transfer receipt; finance checks it within one working day. You will be notified once it is confirmed and need not do anything now.',
    },
  },
  {
    name: { ar: 'تغيير موعد الزيارة', en: 'Changing the visit time' },
    subject: 'visit',
    text: {
      ar: `يمكنكم تغيير الموعد من صفحة الطلب قبل الزيارة بـ ${rescheduleNotice.ar} على الأقل. وبعد ذلك يتولى المشرف ترتيب موعد بديل معكم.`,
      en: `You can change the time on the request’s page until ${rescheduleNotice.en} before the visit. After that your supervisor arranges another time with you.`,
    },
  },
  {
    name: { ar: 'كيف أثبت التصحيح؟', en: 'How to prove a correction' },
    subject: 'results',
    text: {
      ar: `أرفقوا لكل بند صورة بعد التصحيح ومستندًا يثبته، مثل سجل القراءات أو فاتورة الصيانة، خلال ${correctionsWindow.ar} من إرسال النتائج.`,
      en: `For every item attach a photo taken after the correction and a document that proves it, such as a temperature log or a maintenance invoice. You have ${correctionsWindow.en} for it.`,
    },
  },
  {
    name: { ar: 'شكر وإغلاق', en: 'Thanks and closing' },
    text: {
      ar: 'سعدنا بخدمتكم. سنغلق التذكرة الآن، وإن بقي لديكم سؤال فيكفي أن تردوا هنا لتُفتح من جديد.',
      en: 'Glad we could help. We are closing this ticket now; if anything remains, simply reply here and it reopens.',
    },
  },
];
