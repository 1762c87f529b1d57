import { defineResource, text } from 'sijil/schema/index';

export const shelves = defineResource('shelves', {
  label: {
    one: { ar: 'الرف', en: 'Shelf' },
    many: { ar: 'الرفوف', en: 'Shelves' },
    counted: { one: 'رف واحد', two: 'رفان', few: 'رفوف', many: 'رفًا' },
  },
  fields: {
    name: text({ label: { ar: 'الاسم', en: 'Name' }, required: true, unique: true, max: 60 }),
    room: text({ label: { ar: 'القاعة', en: 'Room' }, max: 60 }),
  },
  title: 'name',
  list: ['name', 'room'],
  search: ['name', 'room'],
  sort: { field: 'name', order: 'asc' },
  access: { read: 'signedIn', create: ['librarian'], update: ['librarian'], delete: ['librarian'] },
  children: [{ resource: 'books', by: 'shelfId' }],
  menu: { icon: 'table', group: 'collection' },
});
