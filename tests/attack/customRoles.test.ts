import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourceList } from '#app/resources';
import { permissionFor, repeatsOthers } from '#framework/schema/access';
import { kindOf } from '#framework/schema/fieldKinds';
import { holdsFile, refersToOne } from '#framework/schema/kindFacts';
import { apiPath, type Resource } from '#framework/schema/resource';
import type { Narrowing, RecordLimits } from '#framework/schema/roles/customRole';
import { customRole } from '#framework/schema/roles/customRoles';
import { users } from '#framework/server/db/schema/users';
import type { Actor } from '#framework/server/http/actor';
import { readableChanges } from '#framework/server/live/readableChanges';
import type { TestApp } from '../support/buildTestApp';
import { openSession } from '../support/people';
import { secondProcess } from '../support/secondProcess';
import { buildSmallBusiness } from './smallBusiness';

type Row = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly $titles: Readonly<Record<string, unknown>>;
};

/** One of the ways to a record: the address, and who asks in which process. */
interface Caller {
  readonly app: FastifyInstance;
  readonly token: string;
}

let test: TestApp;
let other: FastifyInstance;
let admin: Caller;
/** The first row of each type of records that an admin reads by right. */
const rows = new Map<Resource, Row>();

beforeAll(async () => {
  const business = await buildSmallBusiness();
  ({ test } = business);
  ({ app: other } = await secondProcess(test));
  const [first] = business.attackers;
  if (!first?.person) throw new Error('the business has no admin');
  admin = { app: test.app, token: await openSession(test, first.person.id) };
  for (const resource of resourceList.filter(isGranted)) {
    const [row] = (await ask<Row[]>(admin, `${apiPath(resource)}?_start=0&_end=1`)).body;
    if (row) rows.set(resource, row);
  }
});
afterAll(async () => {
  await other.close();
  await test.close();
});

/** Read by an admin, and not by everybody. */
const isGranted = (resource: Resource) =>
  resource.access.read !== 'everyone' &&
  !repeatsOthers(resource) &&
  permissionFor(resource, 'read', { role: 'admin' }) === 'all';

async function ask<T>(
  { app, token }: Caller,
  url: string,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
  payload?: object,
) {
  const response = await app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    text: response.payload,
    total: Number(response.headers['x-total-count']),
    body: (isJson ? response.json() : null) as T,
  };
}

let made = 0;
/** An admin whose role limits these records, in both processes, and an API token of theirs. */
async function limited(resource: Resource, limits: RecordLimits) {
  made += 1;
  const narrowing: Narrowing = { records: { [resource.name]: limits }, rights: [], menu: [], home: null };
  const name = { ar: `دور ${made}`, en: `Role ${made}` };
  const role = await ask<Row>(admin, '/custom-roles', 'POST', { name, base: 'admin', narrowing });
  expect(role.status).toBe(201);
  const [person] = await test.api.db
    .insert(users)
    .values({
      email: `limited-${made}@example.test`,
      name: `Limited ${made}`,
      phone: '+966501234567',
      role: 'admin',
      passwordHash: 'none',
      emailVerifiedAt: test.api.clock(),
      createdAt: test.api.clock(),
    })
    .returning();
  const userId = person?.id ?? '';
  const token = await openSession(test, userId);
  const reads = { name: 'Program', reads: [resource.name], endsOn: '2027-03-01' };
  const program = await ask<{ $secret: string }>({ app: test.app, token }, '/api-tokens', 'POST', reads);
  await test.api.db.update(users).set({ customRoleId: role.body.id }).where(eq(users.id, userId));
  const actor: Actor = {
    userId,
    role: customRole(role.body.id),
    clientId: null,
    branchIds: null,
    spendingLimit: null,
    sessionId: '',
    name: '',
    email: '',
    language: 'en',
    mustChangePassword: false,
    mustAddSecondFactor: false,
    throughProvider: false,
    seenBy: null,
    apiTokenId: null,
    scopes: null,
  };
  return {
    actor,
    own: { app: test.app, token },
    callers: [
      { app: test.app, token },
      { app: other, token },
      ...(program.status === 201 ? [{ app: other, token: program.body.$secret }] : []),
    ],
  };
}

/** The fields by which others refer to records of a type, where an admin reads them. */
const referringTo = ({ name }: Resource) =>
  [...rows.keys()].flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([, field]) => refersToOne(field) && field.to === name)
      .map(([field]) => ({ resource, field })),
  );

const drawn = <T>(from: readonly T[], count: number, seed: number) =>
  fc.sample(fc.shuffledSubarray([...from], { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  })[0] ?? [];

describe('a field that a custom role hides', () => {
  it('is shown to no caller, whichever field it is', async () => {
    const candidates = [...rows].flatMap(([resource, row]) =>
      Object.entries(resource.fields).flatMap(([name, field]) =>
        row[name] === null ||
        row[name] === undefined ||
        holdsFile(field) ||
        Object.values(resource.title).includes(name)
          ? []
          : [{ resource, name, id: row.id }],
      ),
    );
    expect(candidates.length).toBeGreaterThan(60);
    for (const { resource, name, id } of drawn(candidates, 8, 11)) await assertHidden(resource, name, id);
  });
});

async function assertHidden(resource: Resource, name: string, id: string): Promise<void> {
  const path = apiPath(resource);
  const what = `${resource.name}.${name}`;
  const field = resource.fields[name];
  const kind = field && kindOf(field);
  const filter = kind?.filters.includes('null') ? `${name}_null=false` : `${name}=true`;
  const { callers, own } = await limited(resource, { fields: { [name]: 'hidden' } });
  const refused = [
    `${path}?${filter}`,
    `${path}?_sort=${name}&_order=asc`,
    `${path}/summary?_group=${name}`,
    `${path}/summary?_group=createdAt.month&_measure=sum(${name})`,
    `${path}/export?format=csv&columns=${name}`,
  ];
  for (const caller of callers) {
    const list = await ask<Row[]>(caller, `${path}?_start=0&_end=5`);
    expect([what, list.status], what).toEqual([what, 200]);
    expect(list.body.length, what).toBeGreaterThan(0);
    for (const row of list.body) {
      expect(row, what).not.toHaveProperty(name);
      expect(row.$titles, what).not.toHaveProperty(name);
    }
    for (const url of refused) expect([url, (await ask(caller, url)).status]).toEqual([url, 400]);
    const file = await ask(caller, `${path}/export?format=csv`);
    expect(file.text.split('\r\n')[0], what).not.toContain(`,${field?.label.en},`);
  }
  const history = await ask<{ changes: object }[]>(own, `${path}/${id}/history`);
  if (history.status === 200)
    for (const { changes } of history.body) expect(changes, what).not.toHaveProperty(name);
  for (const by of referringTo(resource)) {
    const url = `${apiPath(by.resource)}?${by.field}.${name}_null=false`;
    expect([url, (await ask(own, url)).status]).toEqual([url, 400]);
  }
}

describe('records that a custom role does not read', () => {
  it('are shown to no caller, and nothing else has their names', async () => {
    const referred = [...rows.keys()].filter((one) => referringTo(one).length > 0);
    expect(referred.length).toBeGreaterThan(5);
    for (const resource of drawn(referred, 4, 5)) await assertUnread(resource);
  });
});

async function assertUnread(resource: Resource): Promise<void> {
  const path = apiPath(resource);
  const row = rows.get(resource);
  const title = row?.['$title'];
  const name = typeof title === 'string' ? title : String((title as { en?: string } | undefined)?.en);
  const { callers, own, actor } = await limited(resource, { read: 'nothing' });
  const addresses = [
    '?_start=0&_end=1',
    `/${row?.id}`,
    `/${row?.id}/history`,
    '/export?format=csv',
    '/summary?_group=createdAt.day',
  ];
  for (const caller of callers)
    for (const address of addresses) {
      const { status } = await ask(caller, path + address);
      // Records of a module have no history of their own.
      const expected = resource.storedBy && address.endsWith('/history') ? 404 : 403;
      expect([path + address, status]).toEqual([path + address, expected]);
    }
  const found = await ask<{ resource: string }[]>(own, `/console/search?q=${encodeURIComponent(name)}`);
  // Accounts are records of their own, with the same names.
  expect([resource.name, found.status]).toEqual([resource.name, 200]);
  const others = found.body.filter((one) => one.resource !== 'users');
  expect(JSON.stringify(others), resource.name).not.toContain(JSON.stringify(name));
  expect(
    await readableChanges(test.api.db, actor, new Map([[resource.name, new Set([row?.id ?? ''])]])),
  ).toEqual([]);
  const referred = await ask<object>(own, `/inspections/referred/${resource.name}`);
  expect(referred.status === 200 ? referred.body : [], resource.name).toEqual([]);
  for (const by of referringTo(resource)) await assertNameless(own, by, name);
}

/** Asserts that records which refer to unread ones tell no name of them, and no order or number that comes of it. */
async function assertNameless(
  caller: Caller,
  { resource, field }: { resource: Resource; field: string },
  name: string,
) {
  const path = apiPath(resource);
  const what = `${resource.name}.${field}`;
  const list = await ask<Row[]>(caller, `${path}?_start=0&_end=50&_sort=${field}&_order=asc`);
  if (list.status === 200) {
    for (const { $titles } of list.body) expect($titles, what).not.toHaveProperty(field);
    const ids = list.body.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : []));
    expect(ids, what).toEqual(ids.toSorted());
  } else expect([what, list.status]).toEqual([what, 400]);
  const quoted = JSON.stringify(name);
  expect((await ask(caller, `${path}/summary?_group=${field}`)).text, what).not.toContain(quoted);
  if (resource.fields[field] && resource.search.includes(field) && !resource.title.ar.includes(field))
    expect(
      (await ask<Row[]>(caller, `${path}?_start=0&_end=5&q=${encodeURIComponent(name)}`)).total,
      what,
    ).toBe(0);
  const file = await ask(caller, `${path}/export?format=csv&columns=${field}`);
  expect(file.text, what).not.toContain(name);
  const first = rows.get(resource);
  const history = await ask<{ changes: Readonly<Record<string, unknown>> }[]>(
    caller,
    `${path}/${first?.id}/history`,
  );
  if (history.status === 200)
    for (const { changes } of history.body)
      expect(JSON.stringify(changes[field] ?? null), what).not.toContain(quoted);
}

describe('a custom role that is left with its own records, or without an action', () => {
  it('finds no others by any way of calling', async () => {
    const requests = [...rows.keys()].find(({ name }) => name === 'requests');
    if (!requests) throw new Error('there is no request');
    const { callers, actor } = await limited(requests, { read: 'own' });
    const id = rows.get(requests)?.id ?? '';
    for (const caller of callers) {
      const list = await ask<Row[]>(caller, '/requests?_start=0&_end=5');
      expect([list.status, list.body, list.total]).toEqual([200, [], 0]);
      expect((await ask(caller, `/requests/${id}`)).status).toBe(404);
      expect((await ask(caller, `/requests/${id}/history`)).status).not.toBe(200);
      expect((await ask(caller, '/requests/export?format=csv')).text.trim().split('\r\n')).toHaveLength(1);
      const summary = await ask<{ groups: unknown[] }>(caller, '/requests/summary?_group=status');
      expect(summary.body.groups).toEqual([]);
    }
    expect(await readableChanges(test.api.db, actor, new Map([['requests', new Set([id])]]))).toEqual([]);
  });

  it('deletes nothing, one by one or many at once', async () => {
    const branches = [...rows.keys()].find(({ name }) => name === 'branches');
    if (!branches) throw new Error('there is no branch');
    const { callers } = await limited(branches, { delete: 'nothing' });
    const id = rows.get(branches)?.id ?? '';
    for (const caller of callers)
      expect((await ask(caller, `/branches/${id}`, 'DELETE', { version: 1 })).status).toBe(403);
  });
});
