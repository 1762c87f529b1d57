import { boolean, defineResource, ownFormat, reference, text } from 'sijil/schema/index';

export const books = defineResource('books', {
  label: {
    one: { ar: 'الكتاب', en: 'Book' },
    many: { ar: 'الكتب', en: 'Books' },
    counted: { one: 'كتاب واحد', two: 'كتابان', few: 'كتب', many: 'كتابًا' },
  },
  fields: {
    title: text({ label: { ar: 'العنوان', en: 'Title' }, required: true, max: 160 }),
    author: text({ label: { ar: 'المؤلف', en: 'Author' }, required: true, max: 120 }),
    isbn: ownFormat('isbn', { label: { ar: 'ردمك', en: 'ISBN' }, required: true, unique: true }),
    shelfId: reference({ label: { ar: 'الرف', en: 'Shelf' }, to: 'shelves', required: true }),
    lent: boolean({ label: { ar: 'مُعار', en: 'Lent' }, default: false, readOnly: true }),
  },
  title: 'title',
  list: ['title', 'author', 'isbn', 'shelfId', 'lent'],
  search: ['title', 'author', 'isbn'],
  sort: { field: 'title', order: 'asc' },
  importKey: 'isbn',
  access: { read: 'signedIn', create: ['librarian'], update: ['librarian'], delete: ['librarian'] },
  children: [{ resource: 'loans', by: 'bookId' }],
  menu: { icon: 'solution', group: 'collection', alsoFor: ['member'] },
});
