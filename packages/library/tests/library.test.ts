import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { checkResources } from 'sijil/schema/checkResources';
import { defineResource, reference, text } from 'sijil/schema/index';
import { resourceList } from 'sijil/schema/application';
import { assertTables } from 'sijil/server/assertTables';
import { backOfficeTables } from 'sijil/server/backOffice';
import type { Ask } from 'sijil/testing/askAs';
import { openTestApplication, type TestApplication } from 'sijil/testing/openTestApplication';

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

let library: TestApplication;
let librarian: Ask;
let member: Ask;

before(async () => {
  library = await openTestApplication({ folder: path.dirname(import.meta.dirname) });
  [librarian, member] = await Promise.all([library.as('librarian'), library.as('member')]);
});
after(() => library?.close());

const firstOf = async (caller: Ask, url: string) => {
  const [row] = (await caller<Row[]>('GET', url)).body;
  if (!row) throw new Error(`${url} has no rows`);
  return row;
};

it('resetting another user’s second factor is allowed for librarians only', async () => {
  const url = '/second-factor/00000000-0000-4000-8000-000000000000/reset';
  assert.equal((await member('POST', url)).status, 403);
  assert.equal((await librarian('POST', url)).status, 404);
});

describe('a declared list', () => {
  it('is searched, sorted and counted by the server', async () => {
    const { body, headers } = await librarian<Row[]>('GET', '/books?q=sagan');
    assert.deepEqual(
      body.map(({ title }) => title),
      ['Cosmos'],
    );
    assert.equal(headers['x-total-count'], '1');
    const sorted = await librarian<Row[]>('GET', '/books?_sort=title&_order=desc');
    const titles = sorted.body.map(({ title }) => title ?? '');
    assert.equal(titles.length, 5);
    assert.deepEqual(titles, [...titles].sort().reverse());
  });

  it('at a separate address keeps its filter and its audience', async () => {
    const { body } = await librarian<Row[]>('GET', '/open-loans');
    assert.equal(body.length, 1);
    assert.equal((await member('GET', '/open-loans')).status, 403);
  });

  it('has summaries of only the rows that the caller may read', async () => {
    interface Summary {
      readonly total: { readonly values: readonly number[] };
      readonly groups: readonly { readonly values: readonly number[] }[];
    }
    for (const caller of [librarian, member]) {
      const { headers } = await caller<Row[]>('GET', '/loans');
      const { body } = await caller<Summary>('GET', '/loans/summary?_group=bookId,month(lentOn)');
      assert.deepEqual(body.total.values, [Number(headers['x-total-count'])]);
      const counts = body.groups.map(({ values }) => values[0] ?? 0);
      assert.equal(
        counts.reduce((sum, count) => sum + count, 0),
        body.total.values[0],
      );
    }
  });

  it('shows members only their own loans', async () => {
    const other = await librarian<Row & { $oneTimePassword: string }>('POST', '/members', {
      payload: {
        name: 'Noura',
        email: 'noura@example.test',
        phone: '0512345678',
      },
    });
    assert.equal(other.status, 201);
    const book = await firstOf(librarian, '/books?lent=false');
    const loan = { bookId: book.id, memberId: other.body.id, dueOn: '2099-01-01' };
    const made = await librarian<Row>('POST', '/loans', { payload: loan });
    assert.equal(made.status, 201);
    assert.equal((await librarian<Row[]>('GET', '/loans')).body.length, 2);
    assert.equal((await member<Row[]>('GET', '/loans')).body.length, 1);
    assert.equal((await member('GET', `/loans/${made.body.id}`)).status, 404);
    assert.equal((await librarian('POST', `/loans/${made.body.id}/return`)).status, 200);
  });
});

describe('a custom field kind of the application', () => {
  const book = async () => ({
    title: 'Persuasion',
    author: 'Jane Austen',
    shelfId: (await firstOf(librarian, '/shelves')).id,
  });

  it('normalises input and rejects invalid values with a field error', async () => {
    const wrong = await librarian<Refusal>('POST', '/books', {
      payload: { ...(await book()), isbn: '9780141439681' },
    });
    assert.equal(wrong.status, 400);
    assert.deepEqual(wrong.body.errors, { isbn: ['“ISBN” must be an ISBN of 13 digits.'] });
    const right = await librarian<Row & { isbn: string }>('POST', '/books', {
      payload: {
        ...(await book()),
        isbn: '978-0-14-143968-6',
      },
    });
    assert.equal(right.status, 201);
    assert.equal(right.body.isbn, '9780141439686');
  });

  it('is unique where its declaration says so', async () => {
    const twice = await librarian<Refusal>('POST', '/books', {
      payload: { ...(await book()), isbn: '9780345539434' },
    });
    assert.equal(twice.status, 409);
    assert.deepEqual(Object.keys(twice.body.errors ?? {}), ['isbn']);
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
    const added = await librarian<Row & { name: string }>('POST', '/custom-fields', { payload: design });
    assert.deepEqual([added.status, added.body.name], [201, 'publishedIn']);
    const { id, version } = await firstOf(librarian, '/books');
    const dated = await librarian('PATCH', `/books/${id}`, { payload: { publishedIn: 1813, version } });
    assert.equal(dated.status, 200);
    const found = await member<Row[]>('GET', '/books?publishedIn_lte=1900');
    assert.deepEqual(
      found.body.map((book) => book.id),
      [id],
    );
    assert.equal((await member('POST', '/custom-fields', { payload: design })).status, 403);
  });
});

describe('seeing the library as a member', () => {
  interface Seen {
    readonly user: { readonly role: string; readonly seen_by?: string };
    readonly token: { readonly plain_text_token: string };
  }
  const seeAs = (by: Ask, userId: string) =>
    by<Seen & Refusal>('POST', '/sessions/see-as', { payload: { userId } });

  it('lets a librarian read what the member reads, change nothing and return', async () => {
    const { id } = await firstOf(member, '/members');
    const { status, body } = await seeAs(librarian, id);
    assert.deepEqual([status, body.user.role], [200, 'member']);
    assert.equal(body.user.seen_by, (await librarian<{ name: string }>('GET', '/session')).body.name);
    const seen = library.with(body.token.plain_text_token);
    assert.deepEqual((await seen<Row[]>('GET', '/loans')).body, (await member<Row[]>('GET', '/loans')).body);
    assert.equal((await seen('GET', '/open-loans')).status, 403);
    const refused = await seen<Refusal>('POST', '/console/views', { payload: {} });
    assert.deepEqual([refused.status, refused.body.code], [403, 'read_only_session']);
    assert.equal((await seen('POST', '/auth/logout')).status, 200);
    assert.equal((await seen('GET', '/session')).status, 401);
    assert.equal((await librarian('GET', '/session')).status, 200);
  });

  it('is refused for members, and for a librarian as its target', async () => {
    const [{ id: own }, { id: other }] = [
      (await member<Row>('GET', '/session')).body,
      (await librarian<Row>('GET', '/session')).body,
    ];
    assert.equal((await seeAs(member, own)).body.code, 'forbidden');
    assert.equal((await seeAs(librarian, other)).body.code, 'cannot_see_as');
  });
});

describe('rights', () => {
  it('let a member read books but not write them', async () => {
    const { id, version } = await firstOf(member, '/books');
    assert.equal(
      (await member('PATCH', `/books/${id}`, { payload: { title: 'Mine', version } })).status,
      403,
    );
    assert.equal((await member('POST', '/books', { payload: { title: 'Mine' } })).status, 403);
    assert.equal((await member('DELETE', `/books/${id}`)).status, 403);
  });

  it('hide other members from a member', async () => {
    const { body } = await member<Row[]>('GET', '/members');
    assert.deepEqual(
      body.map(({ $title }) => $title),
      ['سالم العتيبي'],
    );
  });
});

describe('the hook and the operation of loans', () => {
  it('lend a book once, return it once and record both in its history', async () => {
    const book = await firstOf(librarian, '/books?lent=false&_sort=title&_order=desc');
    const reader = await firstOf(member, '/members');
    const loan = { bookId: book.id, memberId: reader.id, dueOn: '2099-01-01' };
    const lent = await librarian<Row>('POST', '/loans', { payload: loan });
    assert.equal((await librarian<Row>('GET', `/books/${book.id}`)).body.lent, true);
    const again = await librarian<Refusal>('POST', '/loans', { payload: loan });
    assert.deepEqual([again.status, again.body.code], [409, 'book_lent']);

    assert.equal((await librarian('POST', `/loans/${lent.body.id}/return`)).status, 200);
    const twice = await librarian<Refusal>('POST', `/loans/${lent.body.id}/return`);
    assert.deepEqual([twice.status, twice.body.code], [409, 'loan_returned']);
    const { body } = await librarian<{ changes: { lent?: { to: boolean } } }[]>(
      'GET',
      `/books/${book.id}/history`,
    );
    assert.deepEqual(
      body.flatMap(({ changes }) => (changes.lent ? [changes.lent.to] : [])),
      [false, true],
    );
  });

  it('refuse a due date before the lending date, by the declaration’s rule', async () => {
    const book = await firstOf(librarian, '/books?lent=false');
    const reader = await firstOf(member, '/members');
    const refused = await librarian<Refusal>('POST', '/loans', {
      payload: {
        bookId: book.id,
        memberId: reader.id,
        lentOn: '2026-11-25',
        dueOn: '2026-11-24',
      },
    });
    assert.deepEqual(refused.body.errors, { dueOn: ['A book is due after the day on which it is lent.'] });
  });
});

describe('a database that lacks what the code declares', () => {
  it('is refused before anybody is answered, by the name of the table or column', async () => {
    const { db } = library.api;
    const schema = { ...backOfficeTables().schema, fines: pgTable('fines', { id: uuid().primaryKey() }) };
    await assert.doesNotReject(assertTables(db, backOfficeTables().schema));
    await assert.rejects(assertTables(db, schema), /^ConfigurationError: A23 The database lacks fines\. /);
    await db.execute(sql`alter table books rename column isbn to isbn_before`);
    await assert.rejects(
      assertTables(db, backOfficeTables().schema),
      /A23 The database lacks books\.isbn\. /,
    );
    await db.execute(sql`alter table books rename column isbn_before to isbn`);
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
    assert.deepEqual(problems.map((problem) => problem.split(' ')[0]).sort(), ['R11', 'R5', 'R8']);
    assert.ok(problems.join('\n').includes('publishers.cityId'));
  });
});
