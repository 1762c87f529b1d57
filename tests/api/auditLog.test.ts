import { randomUUID } from 'node:crypto';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditView } from '#domain/api/auditView';
import type { Localized } from 'sijil/base/i18n/localized';
import { auditEntries } from 'sijil/server/db/schema/users';
import { selectAround } from 'sijil/server/resources/mergedEntries';
import { selectPage } from '../../server/modules/audit/registerAudit';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildInspectionsFixture, makeRequest, perform, type InspectionsFixture } from './inspectionsFixture';

let fixture: InspectionsFixture;
let token: string;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  token = (await asRole(fixture.test, 'admin')).token;
});
afterAll(() => fixture.test.close());

const read = <T = AuditView[]>(query: Record<string, string>, language: 'ar' | 'en' = 'en') =>
  call<T>(fixture.test, 'audit.list', { token, query, language });

/** Creates a nationality and then deactivates it. */
async function changedNationality(name: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const payload = { descriptionAr: `جنسية ${name}`, descriptionEn: name };
  const url = '/api/v1/nationalities';
  const made = await fixture.test.app.inject({ method: 'POST', url, headers, payload });
  const { id } = made.json<{ id: string }>();
  fixture.test.setNow(new Date(fixture.test.api.clock().getTime() + 60_000));
  const change = { version: 1, active: false };
  await fixture.test.app.inject({ method: 'PATCH', url: `${url}/${id}`, headers, payload: change });
  return id;
}

describe('the audit log of one record', () => {
  it('contains the writes to that record and to no other', async () => {
    const id = await changedNationality('Atlantean');
    await changedNationality('Lemurian');
    const { status, body, headers } = await read({ resource: 'nationalities', recordId: id });
    expect([status, headers['x-total-count']]).toEqual([200, '2']);
    expect(body.map(({ action, recordId, title }) => [action, recordId, (title as Localized).en])).toEqual([
      ['update', id, 'Atlantean'],
      ['create', id, 'Atlantean'],
    ]);
    expect((await read({ resource: 'nationalities', recordId: id, action: 'create' })).body).toHaveLength(1);
    expect((await read({ resource: 'cities', recordId: id })).body).toEqual([]);
  });

  it('contains the workflow steps of a request', async () => {
    const id = await makeRequest(fixture, 'details_sent');
    await makeRequest(fixture, 'details_sent');
    await perform(fixture, 'clientInspections.acceptDetails', fixture.client, id);
    const { body } = await read({ resource: 'requests', recordId: id });
    expect(body.map(({ action, recordId, step }) => [action, recordId, step?.transition])).toEqual([
      ['step', id, 'acceptDetails'],
    ]);
  });

  it.each([
    ['an id that is none', { resource: 'nationalities', recordId: 'x' }, 'recordId'],
    ['a kind that is none', { resource: 'planets' }, 'resource'],
    ['a kind of template that is none', { resource: 'templates.poem' }, 'resource'],
    ['an id without its kind', { recordId: randomUUID() }, 'resource'],
  ])('refuses an invalid filter at its field, in the reader’s language: %s', async (_, query, field) => {
    for (const [language, words] of [
      ['ar', /[\u0621-\u064A]{3}/],
      ['en', /[a-z]{3}/],
    ] as const) {
      const { status, body } = await read<{ errors: Record<string, string[]> }>(query, language);
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
      expect(body.errors[field]?.[0]).toMatch(words);
    }
  });

  it('is read through the index on the record, not by a sequential scan', async () => {
    const { db } = fixture.test.api;
    const id = randomUUID();
    const plans = await db.transaction(async (tx) => {
      await tx.execute(sql`insert into ${auditEntries} (resource, record_id, action, at, changes, version)
        select 'clients', case when n % 1000 = 0 then ${id}::uuid else gen_random_uuid() end, 'update',
          now() - n * interval '1 minute', '{}', 1 from generate_series(1, 30000) as n`);
      await tx.execute(sql`analyze ${auditEntries}`);
      const explain = async (query: SQLWrapper) => {
        const found = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
        return found.rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      const at = fixture.test.api.clock();
      return [
        await explain(selectPage(tx, { resource: 'clients', recordId: id }, { offset: 0, limit: 20 })),
        await explain(selectAround(tx, [{ resource: 'clients', recordId: id, at }])),
      ];
    });
    for (const plan of plans) {
      expect(plan).toContain('audit_entries_resource_record_id_at_index');
      expect(plan).not.toContain('Seq Scan on audit_entries');
    }
  });
});

describe('changes merged by person and minute', () => {
  let id: string;
  let other: string;
  let minute: number;
  /** Changes the nationality some seconds after a full minute, and returns the status. */
  const change = async (after: number, who: string, payload: object) => {
    fixture.test.setNow(new Date(minute + after * 1000));
    const headers = { authorization: `Bearer ${who}` };
    const url = `/api/v1/nationalities/${id}`;
    return (await fixture.test.app.inject({ method: 'PATCH', url, headers, payload })).statusCode;
  };
  const merged = (recordId: string, page: Record<string, string> = {}) =>
    read({ resource: 'nationalities', recordId, _merged: 'true', ...page });

  beforeAll(async () => {
    id = await changedNationality('Utopian');
    other = (await asRole(fixture.test, 'admin')).token;
    minute = (Math.floor(fixture.test.api.clock().getTime() / 60_000) + 1) * 60_000;
    expect([
      await change(1, token, { version: 2, descriptionEn: 'Utopian 1' }),
      await change(20, token, { version: 3, descriptionEn: 'Utopian 2', active: true }),
      await change(40, other, { version: 4, active: false }),
      await change(59, token, { version: 5, descriptionEn: 'Utopian 3' }),
      await change(60, token, { version: 6, descriptionEn: 'Utopian 4' }),
    ]).toEqual([200, 200, 200, 200, 200]);
  });

  const values = (entries: readonly AuditView[]) =>
    entries.map(({ action, version, before, writes, changes }) => [
      action,
      before,
      version,
      writes,
      Object.entries(changes).map(([name, { from, to }]) => `${name}: ${String(from)} > ${String(to)}`),
    ]);
  const expected = [
    ['update', 6, 7, 1, ['descriptionEn: Utopian 3 > Utopian 4']],
    ['update', 5, 6, 1, ['descriptionEn: Utopian 2 > Utopian 3']],
    ['update', 4, 5, 1, ['active: true > false']],
    ['update', 2, 4, 2, ['descriptionEn: Utopian > Utopian 2', 'active: false > true']],
    ['update', 1, 2, 1, ['active: true > false']],
  ];

  it('are one entry with the first and the last value, unless somebody else changed the record between', async () => {
    const { body } = await merged(id);
    expect(values(body).slice(0, 5)).toEqual(expected);
    const history = await fixture.test.app.inject({
      url: `/api/v1/nationalities/${id}/history?_merged=true`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(values(history.json()).slice(0, 5)).toEqual(expected);
  });

  it('are each on one page, complete, wherever the page ends; pages count writes', async () => {
    for (const size of [1, 2, 3, 4]) {
      const pages: AuditView[] = [];
      for (let start = 0; start < 6; start += size) {
        const { body, headers } = await merged(id, { _start: String(start), _end: String(start + size) });
        expect(headers['x-total-count']).toBe('7');
        pages.push(...body);
      }
      expect(values(pages).slice(0, 5), `pages of ${size}`).toEqual(expected);
    }
  });

  it('are single entries for who does not ask for merged ones', async () => {
    const { body } = await read({ resource: 'nationalities', recordId: id });
    expect(body.map(({ version, writes }) => [version, writes])).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map((version) => [version, 1]),
    );
  });

  it('are merged in the same way where the log has one person’s entries only', async () => {
    const { body } = await merged(id, { actorId: (await merged(id)).body[0]?.actor?.id ?? '' });
    expect(body.map(({ version }) => version)).toEqual([7, 6, 4, 2, 1]);
  });
});
