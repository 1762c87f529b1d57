import { choice, code, dateTime, defineResource, longText, own, reference, text } from 'sijil/schema/index';
import { ticketStatuses, ticketSubjects } from '#domain/tickets/tickets';

/** Tickets of clients; created, answered and closed by `server/modules/tickets`. */
export const tickets = defineResource('tickets', {
  label: {
    one: { ar: 'التذكرة', en: 'Ticket' },
    many: { ar: 'تذاكر الدعم', en: 'Support tickets' },
    counted: { one: 'تذكرة واحدة', two: 'تذكرتان', few: 'تذاكر', many: 'تذكرة' },
  },
  path: '/customer-support',
  fields: {
    code: code({ label: { ar: 'رقم التذكرة', en: 'Number' }, prefix: 'T-' }),
    title: text({ label: { ar: 'العنوان', en: 'Title' }, required: true, max: 120 }),
    subject: choice({ label: { ar: 'الموضوع', en: 'Subject' }, required: true, options: ticketSubjects }),
    message: longText({ label: { ar: 'الرسالة', en: 'Message' }, required: true, max: 4000 }),
    status: choice({
      label: { ar: 'الحالة', en: 'Status' },
      required: true,
      default: 'open',
      options: ticketStatuses,
    }),
    clientId: reference({ label: { ar: 'العميل', en: 'Client' }, to: 'clients', required: true }),
    requesterId: reference({ label: { ar: 'مقدّم التذكرة', en: 'Requester' }, to: 'users', required: true }),
    requestId: reference({ label: { ar: 'الطلب', en: 'Request' }, to: 'requests' }),
    lastMessageAt: dateTime({ label: { ar: 'آخر رسالة', en: 'Last message' }, required: true }),
    assigneeId: reference({
      label: { ar: 'المسؤول عنها', en: 'Assigned to' },
      to: 'admins',
      access: { read: ['admin'] },
    }),
    /** Time since which the client waits for support; empty while it does not. */
    waitingSince: dateTime({ label: { ar: 'بداية انتظار الدعم', en: 'Waiting for support since' } }),
    firstAnswerDueAt: dateTime({ label: { ar: 'موعد الرد الأول', en: 'First answer due' } }),
    firstAnsweredAt: dateTime({ label: { ar: 'وقت الرد الأول', en: 'First answered' } }),
  },
  title: 'title',
  list: ['code', 'title', 'subject', 'clientId', 'status', 'assigneeId', 'lastMessageAt'],
  search: ['code', 'title', 'message'],
  filters: { first: ['status', 'assigneeId', 'clientId', 'waitingSince', 'lastMessageAt'] },
  sort: { field: 'lastMessageAt', order: 'desc' },
  longOrders: { waitingSince: ['admin'] },
  access: {
    read: ['admin', own('clientId', ['client'], 'clientId')],
    delete: ['admin', own('clientId', ['client'], 'clientId')],
  },
  api: '/user/tickets',
});
