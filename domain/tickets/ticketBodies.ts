import { choice, defineShape, longText, reference, text } from '../schema/index';
import { ticketStatuses, ticketSubjects } from './ticketStatuses';

/** Asking support. */
export const newTicketBody = defineShape({
  subject: choice({ label: { ar: 'الموضوع', en: 'Subject' }, required: true, options: ticketSubjects }),
  title: text({ label: { ar: 'العنوان', en: 'Title' }, required: true, max: 120 }),
  message: longText({ label: { ar: 'الرسالة', en: 'Message' }, required: true, max: 4000 }),
  requestId: reference({
    label: { ar: 'الطلب المقصود', en: 'Related request' },
    help: {
      ar: 'اختياري: يساعدنا على الرد أسرع إن كان السؤال عن طلب بعينه.',
      en: 'Optional; it helps us answer faster.',
    },
    to: 'requests',
  }),
});

export const ticketReplyBody = defineShape({
  text: longText({ label: { ar: 'ردّك', en: 'Your reply' }, required: true, max: 4000 }),
});

export const ticketStatusBody = defineShape({
  status: choice({ label: { ar: 'الحالة', en: 'Status' }, required: true, options: ticketStatuses }),
});
