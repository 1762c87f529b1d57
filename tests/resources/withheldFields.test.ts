import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ticketSubjects } from '#domain/tickets/tickets';
import { own } from 'sijil/schema/index';
import type { Resource } from 'sijil/schema/resource';
import { resources } from '#resources';
import { tables } from '../../server/db/schema/declared';
import { changesWithTitles } from 'sijil/server/resources/changesWithTitles';
import { cellsOf, exportColumns } from 'sijil/server/resources/export/listTable';
import { listQuery } from 'sijil/server/resources/listQuery';
import { readRecords } from 'sijil/server/resources/records';
import { readableRows } from 'sijil/server/resources/rights';
import { buildInspectionsFixture, makeRequest, type InspectionsFixture } from '../api/inspectionsFixture';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';

/** From the specification: until the results are sent, only staff may read a score; finance never reads it. */
let fixture: InspectionsFixture;
const tokens: Record<string, string> = {};
const as = (who: string) =>
  askAs(
    () => fixture.test,
    () => tokens[who],
  );
let sent: string;
let unsent: string;
let unscored: string;

beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  const { test, client, supervisor, inspector, branchId } = fixture;
  const manager = await asRole(test, 'branch_manager', { clientId: client.id, branchIds: [branchId] });
  const people = { client, supervisor, inspector, manager, finance: await asRole(test, 'admin_finance') };
  for (const [name, { token }] of Object.entries(people)) tokens[name] = token;
  const resultsSentAt = new Date('2026-11-20T07:00:00Z');
  sent = await makeRequest(fixture, 'inspection_completed', { score: 71.5, grade: 'C', resultsSentAt });
  unsent = await makeRequest(fixture, 'form_submitted', { score: 95.2, grade: 'A' });
  unscored = await makeRequest(fixture, 'inspector_assigned');
});
afterAll(() => fixture.test.close());

interface Row {
  readonly id: string;
  readonly score?: number | null;
  readonly grade?: string | null;
}
const idsOf = async (who: string, query: string) =>
  (await as(who)<Row[]>('GET', `/requests?${query}`)).body.map(({ id }) => id);

describe.each(['client', 'manager'])('a score whose results have not been sent, for a %s', (who) => {
  it('is null in lists and in the record', async () => {
    const { body } = await as(who)<Row[]>('GET', '/requests');
    const scores = Object.fromEntries(body.map(({ id, score, grade }) => [id, [score, grade]]));
    expect(scores).toEqual({ [sent]: [71.5, 'C'], [unsent]: [null, null], [unscored]: [null, null] });
    expect((await as(who)<Row>('GET', `/requests/${unsent}`)).body).toMatchObject({
      score: null,
      grade: null,
    });
  });

  it.each([
    ['score=95.2', 0],
    ['score_gte=90', 0],
    ['score_lte=100', 1],
    ['score_ne=71.5', 0],
    ['score_in=95.2,71.5', 1],
    ['grade=A', 0],
    ['grade=A', 0],
    ['score_null=true', 2],
    ['score_null=false', 1],
    ['_where=any(score_gte=90)', 0],
    ['_where=any(all(score_lte=100,any(grade=A,grade_null=true)),all(score=95.2))', 0],
    ['_where=all(any(score_null=true,all(score_gte=1)))', 3],
  ])('filtered by %s, %i requests are found', async (query, count) => {
    const { body, headers } = await as(who)<Row[]>('GET', `/requests?${query}`);
    expect(body).toHaveLength(count);
    expect(headers['x-total-count']).toBe(String(count));
  });

  it('sorts like an empty value', async () => {
    // Equal in the requested order, so rows without a visible score follow by id, in the same direction.
    const hidden = [unsent, unscored].toSorted();
    expect(await idsOf(who, '_sort=score&_order=asc')).toEqual([sent, ...hidden]);
    // Empty values come last in both directions.
    const downwards = [sent, ...hidden.toReversed()];
    expect(await idsOf(who, '_sort=score&_order=desc')).toEqual(downwards);
    expect(await idsOf(who, '_sort=grade&_order=desc')).toEqual(downwards);
  });

  it('is not in an export', async () => {
    const { text } = await as(who)('GET', '/requests/export?columns=code,score,grade&_sort=score');
    expect(text).toContain('71.5');
    expect(text).not.toContain('95.2');
  });
});

describe('finance never reads a score', () => {
  it.each([
    '_sort=score',
    '_sort=grade',
    'score_gte=1',
    'score_null=true',
    'grade=A',
    '_where=any(kind=standard,all(score_gte=1))',
  ])('%s is refused in its list and export', async (query) => {
    expect((await as('finance')('GET', `/requests?${query}`)).status).toBe(400);
    expect((await as('finance')('GET', `/requests/export?${query}`)).status).toBe(400);
  });
  it('its rows contain no score, and its export has no such column', async () => {
    const { body } = await as('finance')<Row[]>('GET', '/requests');
    expect(body).toHaveLength(3);
    for (const row of body) expect(row.score ?? null).toBeNull();
    expect((await as('finance')('GET', '/requests/export?columns=code,score')).status).toBe(400);
  });
});

it.each(['supervisor', 'inspector'])(
  'a %s of the request can filter by the score before the results are sent',
  async (who) => {
    expect(await idsOf(who, 'score_gte=90')).toEqual([unsent]);
    expect((await as(who)('GET', '/requests?_sort=total')).status).toBe(400);
  },
);

it('an undeclared role reads no rows', async () => {
  const { test, inspector } = fixture;
  const nobody = {
    userId: inspector.id,
    role: 'chef' as never,
    clientId: null,
    branchIds: null,
    spendingLimit: null,
  };
  const rows = await readRecords(
    test.api,
    test.api.db,
    resources.requests,
    nobody,
    readableRows(resources.requests, nobody),
  );
  expect(rows).toEqual([]);
});

describe('a field withheld until another field is set', () => {
  /** Clients whose registration and cuisine are visible to the company only once their number of employees is set. */
  const guarded: Resource = {
    ...resources.clients,
    search: ['commercialRegistration'],
    fields: {
      ...resources.clients.fields,
      cuisineTypeId: {
        ...resources.clients.fields.cuisineTypeId,
        access: { when: { field: 'employees', is: 'set', for: ['client'] } },
      },
      commercialRegistration: {
        ...resources.clients.fields.commercialRegistration,
        access: { when: { field: 'employees', is: 'set', for: ['client'] } },
      },
    },
    access: { read: ['admin', own('id', ['client'], 'clientId')] },
  };

  it('is not found by searches or filters, and has no title or history entry', async () => {
    const { test, client } = fixture;
    const { db } = test.api;
    const [cuisine] = await db
      .insert(tables.cuisineTypes)
      .values({ name: { ar: 'شعبي', en: 'Local' } })
      .returning();
    const values = {
      commercialRegistration: '1010123456',
      cuisineTypeId: String(cuisine?.id),
      employees: null,
    };
    await db.update(tables.clients).set(values);
    const actor = {
      userId: client.id,
      role: 'client' as const,
      clientId: client.id,
      branchIds: null,
      spendingLimit: null,
    };
    const read = (query: Record<string, string>) =>
      readRecords(
        test.api,
        db,
        guarded,
        actor,
        listQuery(guarded, 'client', query, { language: 'ar', at: test.api.clock() }).where,
      );
    expect(await read({ q: '10101234' })).toEqual([]);
    expect(await read({ commercialRegistration_like: '10101234' })).toEqual([]);
    const [record] = await read({});
    expect(record).toMatchObject({ commercialRegistration: null, $titles: { cuisineTypeId: null } });
    await db.update(tables.clients).set({ employees: 12 });
    expect(await read({ q: '10101234' })).toHaveLength(1);
    const changes = [{ commercialRegistration: { from: null, to: '1010123456' } }];
    expect(await changesWithTitles(test.api, guarded, 'client', changes)).toEqual([{}]);
  });
});

it('a hidden conditional field is empty in records, filters, sorting and exports', async () => {
  const { test } = fixture;
  const admin = await asRole(test, 'admin');
  const { cannedAnswers } = resources;
  const resource: Resource = {
    ...cannedAnswers,
    fields: {
      ...cannedAnswers.fields,
      subject: { ...cannedAnswers.fields.subject, shownWhen: { field: 'active', in: [true] } },
    },
  };
  const actor = {
    userId: admin.id,
    role: 'admin',
    clientId: null,
    branchIds: null,
    spendingLimit: null,
  } as const;
  const [shown, hidden] = [true, false].map((active) => ({
    name: { ar: `رد ${active}`, en: `Hidden ${active}` },
    text: { ar: 'نص', en: 'Text' },
    subject: 'payment' as keyof typeof ticketSubjects,
    active,
  }));
  await test.api.db.insert(tables.cannedAnswers).values([shown!, hidden!]);
  const read = async (query: Record<string, string>) => {
    const asked = listQuery(resource, 'admin', query, { language: 'en', at: test.api.clock() });
    const rows = await readRecords(test.api, test.api.db, resource, actor, asked.where);
    return rows
      .filter(({ name }) => (name as { en: string }).en.startsWith('Hidden'))
      .map((row) => [
        row['active'],
        row['subject'],
        cellsOf(row, exportColumns(resource, 'admin', 'subject'), 'en'),
      ])
      .toSorted(([one], [other]) => Number(one) - Number(other));
  };
  const said = [true, 'payment', [expect.stringMatching(/\w/)]];
  expect(await read({})).toEqual([[false, null, ['']], said]);
  expect(await read({ subject: 'payment' })).toEqual([said]);
  expect(await read({ subject_null: 'true' })).toEqual([[false, null, ['']]]);

  // The shown subject sorts between the two hidden ones, whose ids are in the opposite order of their subjects.
  const [first = '', second = ''] = [crypto.randomUUID(), crypto.randomUUID()].toSorted();
  const visible = crypto.randomUUID();
  const named = (id: string, active: boolean, subject: keyof typeof ticketSubjects) => ({
    ...shown!,
    id,
    name: { ar: `ترتيب ${id}`, en: `Sorted ${id}` },
    active,
    subject,
  });
  const table = tables.cannedAnswers;
  await test.api.db
    .insert(table)
    .values([
      named(first, false, 'payment'),
      named(second, false, 'account'),
      named(visible, true, 'certificate'),
    ]);
  const sorted = async (order: 'asc' | 'desc') => {
    const query = { _sort: 'subject', _order: order };
    const { orderBy } = listQuery(resource, 'admin', query, { language: 'en', at: test.api.clock() });
    const ids = [first, second, visible];
    const rows = await test.api.db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(...orderBy);
    return rows.map(({ id }) => id);
  };
  expect(await sorted('asc')).toEqual([visible, first, second]);
  expect(await sorted('desc')).toEqual([visible, second, first]);
});
