import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { neverCustom } from '#domain/access/customRoles';
import { type OperationId, operations } from '#domain/access/operations';
import { resourceList } from '#resources';
import { customBases, type DeclaredRole } from '#domain/access/roles';
import { permissionFor } from 'sijil/schema/access';
import { applyRoles, customRole, nothingTaken, unlimitedRole } from 'sijil/schema/roles/customRoles';
import { explain } from 'sijil/schema/roles/explain';
import { offeredRights } from 'sijil/schema/roles/offeredRights';
import { users } from '../../server/db/schema/users';
import { eq } from 'drizzle-orm';
import { askAs } from 'sijil/testing/askAs';
import { buildInspectionsFixture, type InspectionsFixture } from '../api/inspectionsFixture';
import type { TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { privilegeCalls } from '../support/privilegeCalls';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
type Ask = ReturnType<typeof askAs>;

let fixture: InspectionsFixture;
let test: TestApp;
let admin: Ask;
const as = (token: string) =>
  askAs(
    () => test,
    () => token,
  );

beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  test = fixture.test;
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
  const ofCompany = { clientId: fixture.client.id, branchIds: [fixture.branchId] };
  const person = await asRole(test, base, {
    profileCompleted: true,
    ...(base === 'branch_manager' && ofCompany),
  });
  await test.api.db.update(users).set({ customRoleId: body.id }).where(eq(users.id, person.id));
  return { ...person, base, ask: as(person.token), role: customRole(body.id) };
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

const privilegesOffered = customBases.flatMap((base) =>
  offeredRights(base)
    .filter((right) => !isOperation(right))
    .map((right) => [right, base] as const),
);

const type = { one: { ar: 'شكوى', en: 'Complaint' }, many: { ar: 'شكاوى', en: 'Complaints' } };

describe('every privilege that the editor of roles offers', () => {
  it.each(privilegesOffered)('%s of %s has a call that fails without it', async (right, base) => {
    const make = privilegeCalls[right];
    if (!make) throw new Error(`no call of tests/support/privilegeCalls.ts needs ${right}`);
    const withIt = await make(fixture, await holder(base, []));
    const without = await make(fixture, await holder(base, [right]));
    expect({ withIt, without }).toEqual({ withIt: true, without: false });
  });

  it('has a call, and no call is about another right', () => {
    const names = new Set(privilegesOffered.map(([right]) => right));
    expect(Object.keys(privilegeCalls).filter((right) => !names.has(right))).toEqual([]);
    expect(names.size).toBeGreaterThan(10);
  });

  it.each([
    ['design', 'GET', '/custom-fields', undefined],
    ['design', 'POST', '/record-types', type],
    ['design', 'POST', '/designs/apply', { file: {}, retire: false }],
    ['webhooks', 'GET', '/webhooks', undefined],
    ['figures.readAll', 'GET', '/dashboards/questions', undefined],
  ] as const)('%s: %s %s is refused without it', async (right, method, url, payload) => {
    const [keeps, lacks] = [await holder('admin', []), await holder('admin', [right])];
    expect((await lacks.ask(method, url, { payload })).status).toBe(403);
    expect((await keeps.ask(method, url, { payload })).status).not.toBe(403);
  });

  it('apiTokens.oversee: without it only own tokens are listed', async () => {
    const lacks = await holder('admin', ['apiTokens.oversee']);
    const token = { name: 'Their program', reads: ['cities'], endsOn: '2027-01-31' };
    const { body: own } = await lacks.ask<Row>('POST', '/api-tokens', { payload: token });
    const { body: listed } = await lacks.ask<Row[]>('GET', '/api-tokens');
    expect(listed.map(({ id }) => id)).toEqual([own.id]);
  });

  it('is explained as taken away, also for the operations that need it', async () => {
    const { role, ask } = await holder('admin', ['figures.readAll']);
    await ask('GET', '/dashboards');
    expect(explain(role, { right: 'dashboards.chart' })).toMatchObject({
      answer: 'refused',
      rule: { en: expect.stringContaining('See the figures of every company') },
    });
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
