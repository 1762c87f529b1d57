import { choice, defineShape, longText, reference, references, text } from 'sijil/schema/index';
import { ticketStatuses, ticketSubjects } from './tickets';

/** Maximum number of files in one message. */
export const ticketFilesLimit = 5;

const fileIds = references({ label: { ar: 'المرفقات', en: 'Attachments' }, to: 'files' });

/** New ticket to support. */
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
  fileIds,
});

export const ticketReplyBody = defineShape({
  text: longText({ label: { ar: 'ردّك', en: 'Your reply' }, required: true, max: 4000 }),
  fileIds,
});

/** Assignee of a ticket; nobody where it is empty. */
export const ticketAssigneeBody = defineShape({
  assigneeId: reference({ label: { ar: 'المسؤول عنها', en: 'Assigned to' }, to: 'admins' }),
});

export const ticketStatusBody = defineShape({
  status: choice({ label: { ar: 'الحالة', en: 'Status' }, required: true, options: ticketStatuses }),
});
