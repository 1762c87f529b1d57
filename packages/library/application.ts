import { type BackOfficeTypes, defineBackOffice } from 'sijil/contract/backOffice';
import { row } from 'sijil/contract/operations';
import { defineList } from 'sijil/schema/declaredList';
import { books } from './resources/books';
import { isbn } from './resources/isbn';
import { loans } from './resources/loans';
import { members } from './resources/members';
import { rights } from './resources/rights';
import { shelves } from './resources/shelves';
import type { contract, errors } from './server/loanContract';

export const roles = {
  librarian: { ar: 'أمين المكتبة', en: 'Librarian' },
  member: { ar: 'عضو', en: 'Member' },
} as const;

export const resources = { loans, books, shelves, members } as const;

const formats = { isbn } as const;

const menuGroups = {
  collection: { ar: 'المجموعة', en: 'Collection' },
  people: { ar: 'الأعضاء والإعارات', en: 'Members and loans' },
} as const;

const operations = {
  'loans.open': row('GET', '/open-loans', ['librarian'] as const),
  'loans.return': row('POST', '/loans/:id/return', ['librarian'] as const),
};

const routes = { '/open-loans': ['librarian'] } as const;

/** Lists with addresses of their own. */
export const lists = {
  openLoans: defineList(loans, 'loans.open', {
    where: { returnedOn_null: 'true' },
    columns: ['bookId', 'memberId', 'dueOn'],
  }),
} as const;

type Own = BackOfficeTypes<{
  roles: typeof roles;
  resources: typeof resources;
  formats: typeof formats;
  menuGroups: typeof menuGroups;
  operations: typeof operations;
  routes: typeof routes;
  contract: typeof contract;
  errors: typeof errors;
}>;

declare module 'sijil/schema/application' {
  interface Register extends Own {}
}

/** The library: its declarations and rights. */
defineBackOffice({
  name: { ar: 'مكتبة إعارة', en: 'Lending library' },
  roles,
  keepers: ['librarian'],
  resources,
  homes: { member: '/books' },
  formats,
  menuGroups,
  routes,
  lists,
  operations,
  shownBy: { loans: ['loans', 'books'] },
  rights,
});
