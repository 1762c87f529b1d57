import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkResources } from 'sijil/schema/checkResources';
import { defineResource, reference, text } from 'sijil/schema/index';
import { resourceList } from 'sijil/schema/application';
import { type Caller, type Library, openLibrary } from './openLibrary';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly title?: string;
  readonly lent?: boolean;
  readonly $title: unknown;
}
interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const demoEmail = 'librarian@example.test';
const demoMemberEmail = 'member@example.test';

let library: Library;
let librarian: Caller;
let member: Caller;

beforeAll(async () => {
  library = await openLibrary();
  [librarian, member] = await Promise.all([library.as(demoEmail), library.as(demoMemberEmail)]);
});
afterAll(() => library?.close());

const firstOf = async (caller: Caller, url: string) => {
  const [row] = (await caller<Row[]>('GET', url)).body;
  if (!row) throw new Error(`${url} has no rows`);
  return row;
};

it('resetting another user’s second factor is allowed for librarians only', async () => {
  const url = '/second-factor/00000000-0000-4000-8000-000000000000/reset';
  expect((await member('POST', url)).status).toBe(403);
  expect((await librarian('POST', url)).status).toBe(404);
});

describe('a declared list', () => {
  it('is searched, sorted and counted by the server', async () => {
    const { body, headers } = await librarian<Row[]>('GET', '/books?q=sagan');
    expect(body.map(({ title }) => title)).toEqual(['Cosmos']);
    expect(headers['x-total-count']).toBe('1');
    const sorted = await librarian<Row[]>('GET', '/books?_sort=title&_order=desc');
    const titles = sorted.body.map(({ title }) => title ?? '');
    expect(titles).toHaveLength(5);
    expect(titles).toEqual([...titles].sort().reverse());
  });

  it('at a separate address keeps its filter and its audience', async () => {
    const { body } = await librarian<Row[]>('GET', '/open-loans');
    expect(body).toHaveLength(1);
    expect((await member('GET', '/open-loans')).status).toBe(403);
  });

  it('has summaries of only the rows that the caller may read', async () => {
    interface Summary {
      readonly total: { readonly values: readonly number[] };
      readonly groups: readonly { readonly values: readonly number[] }[];
    }
    for (const caller of [librarian, member]) {
      const { headers } = await caller<Row[]>('GET', '/loans');
      const { body } = await caller<Summary>('GET', '/loans/summary?_group=bookId,month(lentOn)');
      expect(body.total.values).toEqual([Number(headers['x-total-count'])]);
      const counts = body.groups.map(({ values }) => values[0] ?? 0);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(body.total.values[0]);
    }
  });

  it('shows members only their own loans', async () => {
    const other = await librarian<Row & { $oneTimePassword: string }>('POST', '/members', {
      name: 'Noura',
      email: 'noura@example.test',
      phone: '0512345678',
    });
    expect(other.status).toBe(201);
    const book = await firstOf(librarian, '/books?lent=false');
    const loan = { bookId: book.id, memberId: other.body.id, dueOn: '2099-01-01' };
    const made = await librarian<Row>('POST', '/loans', loan);
    expect(made.status).toBe(201);
    expect((await librarian<Row[]>('GET', '/loans')).body).toHaveLength(2);
    expect((await member<Row[]>('GET', '/loans')).body).toHaveLength(1);
    expect((await member('GET', `/loans/${made.body.id}`)).status).toBe(404);
    expect((await librarian('POST', `/loans/${made.body.id}/return`)).status).toBe(200);
  });
});

describe('a custom field kind of the application', () => {
  const book = async () => ({
    title: 'Persuasion',
    author: 'Jane Austen',
    shelfId: (await firstOf(librarian, '/shelves')).id,
  });

  it('normalises input and rejects invalid values with a field error', async () => {
    const wrong = await librarian<Refusal>('POST', '/books', { ...(await book()), isbn: '9780141439681' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toEqual({ isbn: ['“ISBN” must be an ISBN of 13 digits.'] });
    const right = await librarian<Row & { isbn: string }>('POST', '/books', {
      ...(await book()),
      isbn: '978-0-14-143968-6',
    });
    expect(right.status).toBe(201);
    expect(right.body.isbn).toBe('9780141439686');
  });

  it('is unique where its declaration says so', async () => {
    const twice = await librarian<Refusal>('POST', '/books', { ...(await book()), isbn: '9780345539434' });
    expect(twice.status).toBe(409);
    expect(Object.keys(twice.body.errors ?? {})).toEqual(['isbn']);
  });
});

describe('a field that a librarian adds at runtime', () => {
  it('can be filtered by members, but only librarians may add fields', async () => {
    const design = {
      resource: 'books',
      label: { ar: 'سنة النشر', en: 'Published in' },
      kind: 'integer',
      min: 1400,
    };
    const added = await librarian<Row & { name: string }>('POST', '/custom-fields', design);
    expect([added.status, added.body.name]).toEqual([201, 'publishedIn']);
    const { id, version } = await firstOf(librarian, '/books');
    const dated = await librarian('PATCH', `/books/${id}`, { publishedIn: 1813, version });
    expect(dated.status).toBe(200);
    const found = await member<Row[]>('GET', '/books?publishedIn_lte=1900');
    expect(found.body.map((book) => book.id)).toEqual([id]);
    expect((await member('POST', '/custom-fields', design)).status).toBe(403);
  });
});

describe('seeing the library as a member', () => {
  interface Seen {
    readonly user: { readonly role: string; readonly seen_by?: string };
    readonly token: { readonly plain_text_token: string };
  }
  const seeAs = (by: Caller, userId: string) => by<Seen & Refusal>('POST', '/sessions/see-as', { userId });

  it('lets a librarian read what the member reads, change nothing and return', async () => {
    const { id } = await firstOf(member, '/members');
    const { status, body } = await seeAs(librarian, id);
    expect([status, body.user.role]).toEqual([200, 'member']);
    expect(body.user.seen_by).toBe((await librarian<{ name: string }>('GET', '/session')).body.name);
    const seen = library.with(body.token.plain_text_token);
    expect((await seen<Row[]>('GET', '/loans')).body).toEqual((await member<Row[]>('GET', '/loans')).body);
    expect((await seen('GET', '/open-loans')).status).toBe(403);
    const refused = await seen<Refusal>('POST', '/console/views', {});
    expect([refused.status, refused.body.code]).toEqual([403, 'read_only_session']);
    expect((await seen('POST', '/auth/logout')).status).toBe(200);
    expect((await seen('GET', '/session')).status).toBe(401);
    expect((await librarian('GET', '/session')).status).toBe(200);
  });

  it('is refused for members, and for a librarian as its target', async () => {
    const [{ id: own }, { id: other }] = [
      (await member<Row>('GET', '/session')).body,
      (await librarian<Row>('GET', '/session')).body,
    ];
    expect((await seeAs(member, own)).body.code).toBe('forbidden');
    expect((await seeAs(librarian, other)).body.code).toBe('cannot_see_as');
  });
});

describe('rights', () => {
  it('let a member read books but not write them', async () => {
    const { id, version } = await firstOf(member, '/books');
    expect((await member('PATCH', `/books/${id}`, { title: 'Mine', version })).status).toBe(403);
    expect((await member('POST', '/books', { title: 'Mine' })).status).toBe(403);
    expect((await member('DELETE', `/books/${id}`)).status).toBe(403);
  });

  it('hide other members from a member', async () => {
    const { body } = await member<Row[]>('GET', '/members');
    expect(body.map(({ $title }) => $title)).toEqual(['سالم العتيبي']);
  });
});

describe('the hook and the operation of loans', () => {
  it('lend a book once, return it once and record both in its history', async () => {
    const book = await firstOf(librarian, '/books?lent=false&_sort=title&_order=desc');
    const reader = await firstOf(member, '/members');
    const loan = { bookId: book.id, memberId: reader.id, dueOn: '2099-01-01' };
    const lent = await librarian<Row>('POST', '/loans', loan);
    expect((await librarian<Row>('GET', `/books/${book.id}`)).body.lent).toBe(true);
    const again = await librarian<Refusal>('POST', '/loans', loan);
    expect([again.status, again.body.code]).toEqual([409, 'book_lent']);

    expect((await librarian('POST', `/loans/${lent.body.id}/return`)).status).toBe(200);
    const twice = await librarian<Refusal>('POST', `/loans/${lent.body.id}/return`);
    expect([twice.status, twice.body.code]).toEqual([409, 'loan_returned']);
    const { body } = await librarian<{ changes: { lent?: { to: boolean } } }[]>(
      'GET',
      `/books/${book.id}/history`,
    );
    expect(body.flatMap(({ changes }) => (changes.lent ? [changes.lent.to] : []))).toEqual([false, true]);
  });

  it('refuse a due date before the lending date, by the declaration’s rule', async () => {
    const book = await firstOf(librarian, '/books?lent=false');
    const reader = await firstOf(member, '/members');
    const refused = await librarian<Refusal>('POST', '/loans', {
      bookId: book.id,
      memberId: reader.id,
      lentOn: '2026-11-25',
      dueOn: '2026-11-24',
    });
    expect(refused.body.errors).toEqual({ dueOn: ['A book is due after the day on which it is lent.'] });
  });
});

describe('a wrong declaration', () => {
  const label = { one: { ar: 'الناشر', en: 'Publisher' }, many: { ar: 'الناشرون', en: 'Publishers' } };

  it('is reported before the start by rule number and place', () => {
    const publishers = defineResource('publishers', {
      label,
      fields: {
        name: text({ label: { ar: 'Name', en: 'Name' }, required: true }),
        cityId: reference({ label: { ar: 'المدينة', en: 'City' }, to: 'cities' }),
      },
      title: 'name',
      list: ['name'],
      search: [],
      access: { read: ['librarian'], create: [] },
    });
    const problems = checkResources([...resourceList(), publishers], []);
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual(['R11', 'R5', 'R8']);
    expect(problems.join('\n')).toContain('publishers.cityId');
  });
});
