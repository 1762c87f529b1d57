import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditView } from '#domain/api/auditView';
import type { Localized } from 'sijil/base/i18n/localized';
import { auditEntries } from 'sijil/server/db/schema/users';
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
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`insert into ${auditEntries} (resource, record_id, action, at, changes, version)
        select 'clients', case when n % 1000 = 0 then ${id}::uuid else gen_random_uuid() end, 'update',
          now() - n * interval '1 minute', '{}', 1 from generate_series(1, 30000) as n`);
      await tx.execute(sql`analyze ${auditEntries}`);
      const page = selectPage(tx, { resource: 'clients', recordId: id }, { offset: 0, limit: 20 });
      const found = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`);
      return found.rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('audit_entries_resource_record_id_at_index');
    expect(plan).not.toContain('Seq Scan on audit_entries');
  });
});
