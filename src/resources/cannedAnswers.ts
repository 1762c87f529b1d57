import { boolean, choice, defineResource, localized } from 'sijil/schema/index';
import { ticketSubjects } from '#domain/tickets/tickets';

/** Frequent answers of support, in both languages; they are inserted into a reply and can be edited there. */
export const cannedAnswers = defineResource('cannedAnswers', {
  label: {
    one: { ar: 'الرد الجاهز', en: 'Canned answer' },
    many: { ar: 'الردود الجاهزة', en: 'Canned answers' },
  },
  path: '/canned-answers',
  fields: {
    name: localized({
      label: { ar: 'الاسم', en: 'Name' },
      help: { ar: 'ما يختاره فريق الدعم من القائمة.', en: 'What support picks from the list.' },
      required: true,
      max: 80,
    }),
    subject: choice({
      label: { ar: 'الموضوع', en: 'Subject' },
      help: {
        ar: 'يُعرض أولًا في تذاكر هذا الموضوع، واتركه فارغًا إن كان يصلح لكل التذاكر.',
        en: 'Offered first in tickets about it. Leave it empty for an answer that fits any ticket.',
      },
      options: ticketSubjects,
    }),
    text: localized({ label: { ar: 'نص الرد', en: 'Answer' }, required: true, long: true }),
    active: boolean({ label: { ar: 'مستخدم', en: 'In use' }, default: true }),
  },
  title: 'name',
  list: ['name', 'subject', 'text', 'active'],
  search: ['name', 'text'],
  sort: { field: 'name', order: 'asc' },
  inline: ['active'],
  access: { read: ['admin'], create: ['admin'], update: ['admin'], delete: ['admin'] },
  menu: { icon: 'feed', group: 'content' },
});
