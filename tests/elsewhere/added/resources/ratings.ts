import { defineResource, ownFormat, reference, text } from 'sijil/schema/index';

/** What members think of a book. */
export const ratings = defineResource('ratings', {
  label: {
    one: { ar: 'التقييم', en: 'Rating' },
    many: { ar: 'التقييمات', en: 'Ratings' },
  },
  fields: {
    bookId: reference({ label: { ar: 'الكتاب', en: 'Book' }, to: 'books', required: true }),
    stars: ownFormat('stars', { label: { ar: 'النجوم', en: 'Stars' }, required: true }),
    note: text({ label: { ar: 'الملاحظة', en: 'Note' }, max: 200 }),
  },
  title: 'stars',
  list: ['bookId', 'stars', 'note'],
  search: ['note'],
  access: { read: ['librarian'], create: ['librarian'], update: ['librarian'], delete: ['librarian'] },
  menu: { icon: 'star', group: 'collection' },
});
