import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownRecords } from '#domain/access/customRoles';
import { operations } from '#domain/access/operations';
import { resourceList } from '#resources';
import { keysOf } from 'sijil/base/objects';
import { permissionFor, repeatsOthers } from 'sijil/schema/access';
import { kindOf } from 'sijil/schema/fieldKinds';
import { holdsFile, refersToOne } from 'sijil/schema/kindFacts';
import { apiPath, type Resource } from 'sijil/schema/resource';
import { customRole, type Narrowing, type RecordLimits } from 'sijil/schema/roles/customRoles';
import { users } from '../../server/db/schema/users';
import type { Actor } from 'sijil/server/http/appContext';
import { readableChanges } from 'sijil/server/live/readableChanges';
import { certificates } from '../../server/db/schema/certificates';
import { requests } from '../../server/db/schema/requests';
import type { TestApp } from '../support/buildTestApp';
import { openSession } from '../support/people';
import { secondProcess } from '../support/secondProcess';
import { buildSmallBusiness } from './smallBusiness';

type Row = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly $titles: Readonly<Record<string, unknown>>;
};

/** Caller of the API: the process, and the token of a person. */
interface Caller {
  readonly app: FastifyInstance;
  readonly token: string;
}

let test: TestApp;
let other: FastifyInstance;
let admin: Caller;
/** First row of each type of records that an admin may read by a grant. */
const rows = new Map<Resource, Row>();
/** Company and one of its branch managers, each with a session and the records that they own. */
const owners: Owner[] = [];

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
  for (const { person } of business.attackers)
    if (person?.role === 'client' || person?.role === 'branch_manager')
      owners.push(await ownerOf(person.id, person.role));
});
afterAll(async () => {
  await other.close();
  await test.close();
});

/** True for records that an admin may read, but not everybody. */
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
/** Creates an admin whose role limits these records, in both processes, with an API key. */
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

/** Fields of other records that refer to records of a type, where an admin reads them. */
const referringTo = ({ name }: Resource) =>
  [...rows.keys()].flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([, field]) => refersToOne(field) && field.to === name)
      .map(([field]) => ({ resource, field })),
  );

interface Owner {
  readonly id: string;
  readonly role: 'client' | 'branch_manager';
  readonly callers: readonly Caller[];
  readonly rows: ReadonlyMap<Resource, Row>;
}

/** Returns a person with the first row of each type of records that they read as owner, and not as everybody. */
async function ownerOf(id: string, role: Owner['role']): Promise<Owner> {
  const token = await openSession(test, id);
  const own = { app: test.app, token };
  const found = new Map<Resource, Row>();
  for (const resource of resourceList) {
    const permission = permissionFor(resource, 'read', { role });
    if (
      resource.access.read === 'everyone' ||
      permission === 'none' ||
      ownRecords[role]?.includes(resource.name)
    )
      continue;
    const [row] = (await ask<Row[]>(own, `${apiPath(resource)}?_start=0&_end=1`)).body;
    if (row) found.set(resource, row);
  }
  return { id, role, callers: [own, { app: other, token }], rows: found };
}

/** Assigns an owner a role that limits these records while a function runs. */
async function whileLimited(
  { id, role }: Owner,
  records: Narrowing['records'],
  tryIt: () => Promise<void>,
): Promise<void> {
  made += 1;
  const narrowing: Narrowing = { records, rights: [], menu: [], home: null };
  const name = { ar: `دور ${made}`, en: `Role ${made}` };
  const custom = await ask<Row>(admin, '/custom-roles', 'POST', { name, base: role, narrowing });
  expect(custom.status).toBe(201);
  const give = (customRoleId: string | null) =>
    test.api.db.update(users).set({ customRoleId }).where(eq(users.id, id));
  await give(custom.body.id);
  await tryIt();
  await give(null);
}

/** Hand-written operations that only read, with the ids of an owner's records in their addresses. */
const readings = ({ role, rows: own }: Owner) =>
  keysOf(operations).flatMap((id) => {
    const { method, url, audience } = operations[id];
    const isOpen = Array.isArray(audience) && audience.some((one) => one === role);
    if (method !== 'GET' || !isOpen) return [];
    const idOf = (name: string) =>
      [...own].find(([resource]) => resource.name === name)?.[1].id ?? '00000000-0000-4000-8000-000000000000';
    const byPart: Readonly<Record<string, string>> = {
      vehicleId: 'vehicles',
      serviceId: 'services',
      id: url.includes('/branches/') ? 'branches' : 'requests',
    };
    const path = url.replaceAll(/:(\w+)/g, (_, part: string) => idOf(byPart[part] ?? 'requests'));
    return [path];
  });

const drawn = <T>(from: readonly T[], count: number, seed: number) =>
  fc.sample(fc.shuffledSubarray([...from], { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  })[0] ?? [];

describe('a field hidden by a custom role', () => {
  it('appears in no list, filter, export, summary or history of any caller', async () => {
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
  const { callers } = await limited(resource, { fields: { [name]: 'hidden' } });
  await assertHiddenFrom(callers, resource, name, id);
}

/** Asserts that no caller sees a field; the first caller has a person's session. */
async function assertHiddenFrom(
  callers: readonly Caller[],
  resource: Resource,
  name: string,
  id: string,
): Promise<void> {
  const [own = admin] = callers;
  const path = apiPath(resource);
  const what = `${resource.name}.${name}`;
  const field = resource.fields[name];
  const kind = field && kindOf(field);
  const filter = kind?.filters.includes('null') ? `${name}_null=false` : `${name}=true`;
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
    expect([400, 403], url).toContain((await ask(own, url)).status);
  }
}

describe('records that a custom role may not read', () => {
  it('are refused to every caller, and their names appear in no other record', async () => {
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
      // Records of a module have no history.
      const expected = resource.storedBy && address.endsWith('/history') ? 404 : 403;
      expect([path + address, status]).toEqual([path + address, expected]);
    }
  const found = await ask<{ resource: string }[]>(own, `/console/search?q=${encodeURIComponent(name)}`);
  // Accounts are separate records with the same names.
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

/** Asserts that records that refer to unreadable ones reveal neither their names nor an order or number derived from them. */
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

describe('a company or its branch manager with a custom role', () => {
  const hiddenOf = (owner: Owner) =>
    [...owner.rows].flatMap(([resource, row]) =>
      Object.entries(resource.fields).flatMap(([name, field]) =>
        row[name] === null ||
        row[name] === undefined ||
        holdsFile(field) ||
        Object.values(resource.title).includes(name)
          ? []
          : [{ resource, name, id: row.id }],
      ),
    );

  it('never sees a hidden field of their own records, in any process', async () => {
    expect(owners.map(({ role }) => role)).toEqual(['client', 'branch_manager']);
    for (const owner of owners) {
      const candidates = hiddenOf(owner);
      expect(candidates.length).toBeGreaterThan(30);
      for (const { resource, name, id } of drawn(candidates, 6, 23))
        await whileLimited(owner, { [resource.name]: { fields: { [name]: 'hidden' } } }, () =>
          assertHiddenFrom(owner.callers, resource, name, id),
        );
    }
  });

  it('cannot read records of a type whose read right was removed', async () => {
    for (const owner of owners)
      for (const resource of drawn([...owner.rows.keys()], 4, 3))
        await whileLimited(owner, { [resource.name]: { read: 'nothing' } }, async () => {
          for (const caller of owner.callers)
            for (const address of [
              '?_start=0&_end=1',
              `/${owner.rows.get(resource)?.id}`,
              '/export?format=csv',
            ])
              expect([resource.name, (await ask(caller, apiPath(resource) + address)).status]).toEqual([
                resource.name,
                403,
              ]);
        });
  });

  it('never sees a hidden score or amount in a hand-written operation', async () => {
    // Values that occur nowhere else.
    const marks = { score: 43.2, total: 765_432_100 };
    await test.api.db.update(requests).set({ ...marks, resultsSentAt: test.api.clock() });
    await test.api.db.update(certificates).set({ score: marks.score });
    for (const owner of owners) {
      const [caller = admin] = owner.callers;
      const tells = async (value: number) => {
        const told = [];
        for (const path of readings(owner)) {
          const { text } = await ask(caller, path);
          if (text.includes(String(value))) told.push(path);
        }
        return told;
      };
      for (const [name, value] of Object.entries(marks)) {
        expect((await tells(value)).length, name).toBeGreaterThan(1);
        const limits = { fields: { [name]: 'hidden' } } as const;
        const certified = name === 'score' && { certificates: limits };
        await whileLimited(owner, { requests: limits, ...certified }, async () => {
          expect(await tells(value), `${owner.role} ${name}`).toEqual([]);
        });
      }
    }
  });
});

describe('a custom role limited to its own records, or without an action', () => {
  it('finds no other records in lists, exports, summaries or changes', async () => {
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

  it('may not delete or restore records without the delete right, neither one nor many at once', async () => {
    const branches = [...rows.keys()].find(({ name }) => name === 'branches');
    if (!branches) throw new Error('there is no branch');
    const { callers } = await limited(branches, { delete: 'nothing' });
    const all = (await ask<Row[]>(admin, '/branches?_start=0&_end=5')).body.map(({ id }) => id);
    expect(all.length).toBeGreaterThan(1);
    // A token without write scopes is refused for these first.
    const refusal = { status: 403, body: { code: expect.stringMatching(/^(forbidden|outside_scope)$/) } };
    const items = all.map((id) => ({ id }));
    for (const caller of callers) {
      for (const id of all)
        expect(await ask(caller, `/branches/${id}`, 'DELETE', { version: 1 })).toMatchObject(refusal);
      for (const action of ['delete', 'restore'])
        expect(await ask(caller, '/branches/bulk', 'POST', { action, items })).toMatchObject(refusal);
    }
    for (const id of all) expect((await ask(admin, `/branches/${id}`)).status).toBe(200);
  });
});
