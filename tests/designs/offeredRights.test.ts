import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { neverCustom } from '#app/customRoles';
import { type OperationId, operations } from '#app/operations';
import { resourceList } from '#resources';
import { customBases, type DeclaredRole } from '#domain/access/roles';
import { permissionFor } from '#framework/schema/access';
import { applyRoles, nothingTaken, unlimitedRole } from '#framework/schema/roles/customRoles';
import { offeredRights } from '#framework/schema/roles/offeredRights';
import { users } from '#framework/server/db/schema/users';
import { eq } from 'drizzle-orm';
import { askAs } from '../resources/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { projectRoot, sourceFiles } from '../support/folderTree';
import { asRole } from '../support/people';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
type Ask = ReturnType<typeof askAs>;

let test: TestApp;
let admin: Ask;
const as = (token: string) =>
  askAs(
    () => test,
    () => token,
  );

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  admin = as((await asRole(test, 'admin')).token);
});
afterAll(() => test.close());
afterEach(() => applyRoles([]));

let made = 0;

/** A person whose custom role takes these rights away from a base. */
async function holder(base: DeclaredRole, rights: readonly string[]) {
  made += 1;
  const { body } = await admin<Row>('POST', '/custom-roles', {
    payload: {
      name: { ar: `دور ${made}`, en: `Role ${made}` },
      base,
      narrowing: { ...nothingTaken, rights },
    },
  });
  const person = await asRole(test, base, { profileCompleted: true });
  await test.api.db.update(users).set({ customRoleId: body.id }).where(eq(users.id, person.id));
  return { ...person, ask: as(person.token) };
}

const isOperation = (right: string): right is OperationId => Object.hasOwn(operations, right);

/** Status of a call of an operation about a record that does not exist. */
async function statusOf(ask: Ask, id: OperationId): Promise<number> {
  const { method, url } = operations[id];
  const filled = url.replaceAll(/:\w+/g, randomUUID());
  return (await ask(method, filled, method === 'GET' ? {} : { payload: {} })).status;
}

describe('every operation that the editor of roles offers', () => {
  it.each(customBases.map((base) => [base]))(
    'is refused to %s where it is taken away, and only then',
    async (base) => {
      const offered = offeredRights(base).filter(isOperation);
      expect(offered.length).toBeGreaterThan(0);
      const [keeps, lacks] = [await holder(base, []), await holder(base, offered)];
      for (const id of offered) {
        expect([id, await statusOf(lacks.ask, id)]).toEqual([id, 403]);
        expect([id, await statusOf(keeps.ask, id)]).not.toEqual([id, 403]);
      }
    },
  );
});

describe('every privilege that the editor of roles offers', () => {
  const fields = { resource: 'cities', kind: 'text', label: { ar: 'حقل', en: 'Field' } };
  const type = { one: { ar: 'شكوى', en: 'Complaint' }, many: { ar: 'شكاوى', en: 'Complaints' } };
  const hook = { name: 'A', address: 'https://example.com/', records: ['cities'], events: ['created'] };

  it.each([
    ['design', 'POST', '/custom-fields', fields],
    ['design', 'GET', '/custom-fields', undefined],
    ['design', 'POST', '/record-types', type],
    ['design', 'POST', '/designs/apply', { file: {}, retire: false }],
    ['webhooks', 'POST', '/webhooks', hook],
    ['webhooks', 'GET', '/webhooks', undefined],
    [
      'savedViews.share',
      'POST',
      '/console/views',
      { list: 'cities', name: 'Ours', address: '', sharedWith: ['admin'] },
    ],
  ] as const)('%s: %s %s is refused without it', async (right, method, url, payload) => {
    const [keeps, lacks] = [await holder('admin', []), await holder('admin', [right])];
    expect((await lacks.ask(method, url, { payload })).status).toBe(403);
    expect((await keeps.ask(method, url, { payload })).status).not.toBe(403);
  });

  it('apiTokens.oversee: without it, the tokens of others are neither shown nor deleted, and own ones are', async () => {
    const owner = await asRole(test, 'admin_finance');
    const token = { name: 'Their program', reads: ['cities'], endsOn: '2027-01-31' };
    const add = (ask: Ask) => ask<Row>('POST', '/api-tokens', { payload: token });
    const { body: theirs, status } = await add(as(owner.token));
    expect(status).toBe(201);
    const lacks = await holder('admin', ['apiTokens.oversee']);
    const { body: own } = await add(lacks.ask);
    const { body: listed } = await lacks.ask<Row[]>('GET', '/api-tokens');
    expect(listed.map(({ id }) => id)).toEqual([own.id]);
    expect((await lacks.ask('GET', `/api-tokens/${theirs.id}`)).status).toBe(404);
    expect((await lacks.ask('DELETE', `/api-tokens/${theirs.id}?version=1`)).status).toBe(404);
    const keeps = await holder('admin', []);
    expect((await keeps.ask('GET', `/api-tokens/${theirs.id}`)).status).toBe(200);
  });

  it('is asked for by the server or by a declaration', () => {
    const code = sourceFiles('server', 'framework/server', 'domain/workflow')
      .map((file) => readFileSync(path.join(projectRoot, file), 'utf8'))
      .join('\n');
    const needed = new Set<string>(resourceList.flatMap(({ needs }) => needs?.privilege ?? []));
    const offered = new Set(customBases.flatMap(offeredRights).filter((right) => !isOperation(right)));
    expect(offered.size).toBeGreaterThan(10);
    const idle = [...offered].filter(
      (right) =>
        !needed.has(right) &&
        !new RegExp(`(?:has|holds)Privilege\\([^)]*'${right}'`).test(code) &&
        // By a table of privileges for parts of an answer.
        !new RegExp(`: '${right}',`).test(code),
    );
    expect(idle).toEqual([]);
  });
});

describe('what no custom role has', () => {
  it('is not offered', () => {
    const offered = new Set(customBases.flatMap(offeredRights));
    expect(neverCustom.filter((right) => offered.has(right))).toEqual([]);
    for (const right of ['roles', 'seeAs', 'webhooks.test', 'webhookDeliveries.replay', 'audit.list'])
      expect([right, offered.has(right)]).toEqual([right, false]);
  });

  it.each(['/admin/mailbox', '/jobs', '/admin/retention'])(
    '%s is refused to every custom role',
    async (url) => {
      const { ask } = await holder('admin', []);
      expect((await ask('GET', url)).status).toBe(403);
      expect((await admin('GET', url)).status).not.toBe(403);
    },
  );

  it('are background jobs and their records', () => {
    const role = unlimitedRole('admin');
    for (const name of ['queuedJobs', 'retentionRuns']) {
      const resource = resourceList.find((one) => one.name === name);
      expect(resource && permissionFor(resource, 'read', { role })).toBe('none');
    }
  });
});
