import { date, defineResource, own, reference } from 'sijil/schema/index';

export const loans = defineResource('loans', {
  label: {
    one: { ar: 'الإعارة', en: 'Loan' },
    many: { ar: 'الإعارات', en: 'Loans' },
    counted: { one: 'إعارة واحدة', two: 'إعارتان', few: 'إعارات', many: 'إعارة' },
  },
  fields: {
    bookId: reference({
      label: { ar: 'الكتاب', en: 'Book' },
      to: 'books',
      required: true,
      createOnly: true,
    }),
    memberId: reference({
      label: { ar: 'العضو', en: 'Member' },
      to: 'members',
      required: true,
      createOnly: true,
    }),
    lentOn: date({ label: { ar: 'تاريخ الإعارة', en: 'Lent on' }, required: true, default: 'today' }),
    dueOn: date({ label: { ar: 'تاريخ الإعادة', en: 'Due on' }, required: true }),
    returnedOn: date({ label: { ar: 'تاريخ الإرجاع', en: 'Returned on' } }),
  },
  rules: [
    {
      field: 'dueOn',
      holds: ({ lentOn, dueOn }: { lentOn?: string | null; dueOn?: string | null }) =>
        !lentOn || !dueOn || dueOn > lentOn,
      message: {
        ar: 'موعد الإعادة بعد تاريخ الإعارة.',
        en: 'A book is due after the day on which it is lent.',
      },
    },
  ],
  title: 'bookId',
  list: ['bookId', 'memberId', 'lentOn', 'dueOn', 'returnedOn'],
  search: [],
  sort: { field: 'dueOn', order: 'asc' },
  access: {
    read: ['librarian', own('memberId', ['member'])],
    create: ['librarian'],
    update: ['librarian'],
    delete: ['librarian'],
  },
  actions: [
    {
      operation: 'loans.return',
      label: { ar: 'إعادة', en: 'Return' },
      done: { ar: 'أُعيد الكتاب.', en: 'The book is back.' },
    },
  ],
  menu: { icon: 'calendar', group: 'people', alsoFor: ['member'] },
});
