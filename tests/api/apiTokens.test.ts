import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditView } from '#domain/api/auditView';
import { operations } from '#domain/access/operations';
import { kindActions } from 'sijil/schema/operationAccess';
import { operationId, type OperationKind } from 'sijil/schema/resource';
import { keysOf } from 'sijil/base/objects';
import { resourceList } from '#resources';
import { sessions } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { setPassword } from 'sijil/server/signIn/password';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

type Person = Awaited<ReturnType<typeof asRole>>;
type Row = Record<string, unknown> & { readonly id: string; readonly $secret: string; readonly code: string };
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface Known {
  readonly method: Method;
  readonly url: string;
  readonly id: string;
}

const began = new Date('2026-11-22T07:00:00Z');
const someId = '00000000-0000-4000-8000-000000000000';
let test: TestApp;
let admin: Person;
let client: Person;
const routes: Known[] = [];

beforeAll(async () => {
  test = await buildTestApp(began);
  admin = await asRole(test, 'admin');
  client = await asRole(test, 'client');
  const document = (await test.app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  for (const [url, methods] of Object.entries(document.paths))
    for (const [method, { operationId: id }] of Object.entries(methods))
      routes.push({ method: method.toUpperCase() as Method, url, id });
});
afterAll(() => test.close());

async function ask(method: Method, url: string, token: string, body?: object) {
  const response = await test.app.inject({
    method,
    url: url.startsWith('/api/') ? url : `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    ...(body && { payload: body }),
  });
  const text = response.body;
  return { status: response.statusCode, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Row };
}

const wanted = { name: 'Warehouse', endsOn: '2027-03-01' };
async function addToken(by: Person, scopes: { reads?: string[]; writes?: string[] }) {
  const { status, body } = await ask('POST', '/api-tokens', by.token, { ...wanted, ...scopes });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

/** Operations of a declaration that only read, listed here and not taken from the code under test. */
const readingKinds: readonly OperationKind[] = ['list', 'get', 'export', 'summary', 'history', 'related'];
const ofResource = (name: string) => {
  const resource = resourceList.find((one) => one.name === name);
  if (!resource) throw new Error(name);
  const kinds = keysOf(kindActions);
  const ids = (reading: boolean) =>
    kinds
      .filter((kind) => readingKinds.includes(kind) === reading)
      .map((kind) => operationId(resource, kind));
  return { reads: ids(true), writes: ids(false) };
};

/** Calls every non-public operation with a token, and returns the outcomes. */
async function refusedWith(token: string): Promise<{ outside: Set<string>; let: Set<string> }> {
  const outside = new Set<string>();
  const within = new Set<string>();
  for (const { method, url, id } of routes) {
    const filled = url.replaceAll(/\{\w+\}/g, someId);
    const { body, status } = await ask(method, filled, token, method === 'GET' ? undefined : {});
    if (body.code === 'outside_scope') outside.add(id);
    else if (status !== 401) within.add(id);
  }
  return { outside, let: within };
}

/** Operations that need no sign-in, and lists of records that everybody may read. */
async function publicOperations(): Promise<Set<string>> {
  const open = new Set<string>();
  for (const { method, url, id } of routes) {
    const response = await test.app.inject({
      method,
      url: url.replaceAll(/\{\w+\}/g, someId),
      ...(method !== 'GET' && { payload: {} }),
    });
    if (response.statusCode !== 401) open.add(id);
  }
  return open;
}

describe('an API key', () => {
  it('may call only the operations that its scopes name', async () => {
    const { $secret } = await addToken(admin, { reads: ['branches'], writes: ['cities'] });
    const open = await publicOperations();
    const { outside, let: within } = await refusedWith($secret);
    const [branches, cities] = [ofResource('branches'), ofResource('cities')];
    const inScope = new Set([...branches.reads, ...cities.reads, ...cities.writes]);
    const further = [...within].filter((id) => !open.has(id));
    // Lists with addresses of their own read the same records.
    const lists = further.filter((id) => !inScope.has(id));
    expect(lists).toEqual([]);
    expect(
      branches.writes.filter((id) => routes.some((one) => one.id === id)).every((id) => outside.has(id)),
    ).toBe(true);
    const handWritten = Object.keys(operations).filter((id) => !open.has(id) && !inScope.has(id));
    expect(handWritten.length).toBeGreaterThan(200);
    expect(handWritten.filter((id) => routes.some((one) => one.id === id) && !outside.has(id))).toEqual([]);
  }, 120_000);

  it('has no more rights than its owner', async () => {
    const { $secret } = await addToken(client, {
      reads: ['branches', 'admins', 'clients'],
      writes: ['cities'],
    });
    const statusOf = async (method: Method, url: string, body?: object) =>
      (await ask(method, url, $secret, body)).status;
    const adminOnly = await ask('GET', '/admins', client.token);
    expect(adminOnly.status).toBe(403);
    expect(await statusOf('GET', '/admins')).toBe(403);
    expect(await statusOf('POST', '/cities', {})).toBe(403);
    const own = await test.app.inject({
      url: '/api/v1/branches',
      headers: { authorization: `Bearer ${client.token}` },
    });
    const narrowed = await test.app.inject({
      url: '/api/v1/branches',
      headers: { authorization: `Bearer ${$secret}` },
    });
    expect([narrowed.statusCode, narrowed.body]).toEqual([own.statusCode, own.body]);
  });

  it('creates and updates records, and the audit log names its owner as the author of each write', async () => {
    const owner = await asRole(test, 'admin');
    const { $secret } = await addToken(owner, { writes: ['nationalities'] });
    const made = await ask('POST', '/nationalities', $secret, {
      descriptionAr: 'جنسية',
      descriptionEn: 'Nationality',
    });
    expect(made.status).toBe(201);
    const changed = await ask('PATCH', `/nationalities/${made.body.id}`, $secret, {
      version: 1,
      descriptionEn: 'Changed',
    });
    expect(changed.status).toBe(200);
    const [person] = await test.api.db.select().from(users).where(eq(users.id, owner.id));
    const actor = { id: owner.id, name: person?.name };
    const log = await call<AuditView[]>(test, 'audit.list', {
      token: admin.token,
      query: { resource: 'nationalities', recordId: made.body.id },
    });
    const entries = log.body.toSorted((one, other) => Number(one.version) - Number(other.version));
    expect(entries).toMatchObject([
      { action: 'create', version: 1, actor },
      { action: 'update', version: 2, actor },
    ]);
  });

  it('cannot create tokens, change passwords or read sessions', async () => {
    const { $secret } = await addToken(admin, { reads: ['users', 'admins'], writes: ['cities'] });
    const codes = await Promise.all([
      ask('POST', '/api-tokens', $secret, { ...wanted, reads: ['branches'] }),
      ask('GET', '/api-tokens', $secret),
      ask('POST', '/auth/admin/password', $secret, {}),
      ask('GET', '/sessions', $secret),
      ask('GET', '/session', $secret),
      ask('POST', '/sessions/see-as', $secret, { userId: client.id }),
      ask('POST', '/webhooks', $secret, {}),
      ask('POST', '/admins', $secret, {}),
    ]);
    expect(codes.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      codes.map(() => '403 outside_scope'),
    );
  });

  it('cannot have write access to accounts', async () => {
    const { status, body } = await ask('POST', '/api-tokens', admin.token, { ...wanted, writes: ['admins'] });
    expect([status, body['errors']]).toEqual([400, { 'writes.0': [expect.any(String)] }]);
  });

  it('is shown once and stored as a hash', async () => {
    const made = await addToken(client, { reads: ['branches'] });
    expect(made.$secret).toMatch(/^api_[\w-]{43}$/);
    const again = await ask('GET', `/api-tokens/${made.id}`, client.token);
    expect(again.body).not.toHaveProperty('$secret');
    const [session] = await test.api.db.select().from(sessions).where(eq(sessions.apiTokenId, made.id));
    expect(JSON.stringify(session)).not.toContain(made.$secret.slice(4));
  });

  it('reports when it was last used', async () => {
    const { id, $secret } = await addToken(client, { reads: ['branches'] });
    expect((await ask('GET', `/api-tokens/${id}`, client.token)).body['lastUsedAt']).toBeNull();
    await ask('GET', '/branches', $secret);
    expect((await ask('GET', `/api-tokens/${id}`, client.token)).body['lastUsedAt']).toBe(
      began.toISOString(),
    );
  });

  it.each(['2026-11-21', '2027-11-24'])(
    'cannot expire on %s: before today, or after a year',
    async (endsOn) => {
      const { status, body } = await ask('POST', '/api-tokens', client.token, {
        ...wanted,
        reads: ['branches'],
        endsOn,
      });
      expect([status, body['errors']]).toEqual([400, { endsOn: [expect.any(String)] }]);
    },
  );

  it('needs at least one scope', async () => {
    const { status, body } = await ask('POST', '/api-tokens', client.token, wanted);
    expect([status, body['errors']]).toEqual([400, { reads: [expect.any(String)] }]);
  });

  it('expires at the end of its last day, even if it was used that day', async () => {
    const { $secret } = await addToken(client, { reads: ['branches'] });
    const at = async (moment: string) => {
      test.setNow(new Date(moment));
      return (await ask('GET', '/branches', $secret)).status;
    };
    expect([await at('2027-03-01T20:59:00Z'), await at('2027-03-01T21:01:00Z')]).toEqual([200, 401]);
    test.setNow(began);
  });

  it('stops working when it is deleted, and cannot be restored', async () => {
    const { id, $secret } = await addToken(client, { reads: ['branches'] });
    expect((await ask('DELETE', `/api-tokens/${id}?version=1`, client.token)).status).toBe(200);
    expect((await ask('GET', '/branches', $secret)).status).toBe(401);
    const restored = await ask('POST', `/api-tokens/${id}/restore`, client.token);
    expect([restored.status, restored.body.code]).toEqual([409, 'token_revoked']);
  });

  it('stops with its owner’s deactivation or new password, but not when other sessions are ended', async () => {
    const person = await asRole(test, 'client');
    const { id, $secret } = await addToken(person, { reads: ['branches'] });
    const status = async () => (await ask('GET', '/branches', $secret)).status;
    const set = (active: boolean) => test.api.db.update(users).set({ active }).where(eq(users.id, person.id));
    await call(test, 'sessions.endOthers', { token: person.token });
    expect(await status()).toBe(200);
    await set(false);
    expect(await status()).toBe(401);
    await set(true);
    expect(await status()).toBe(200);
    await test.api.db.transaction((tx) =>
      setPassword(test.api, tx, { userId: person.id, passwordHash: 'another' }),
    );
    expect(await status()).toBe(401);
    expect((await ask('GET', `/api-tokens/${id}`, admin.token)).status).toBe(404);
  });

  it('is not listed among its owner’s sessions', async () => {
    const person = await asRole(test, 'supervisor');
    await addToken(person, { reads: ['requests'] });
    const { body } = await call<unknown[]>(test, 'sessions.list', { token: person.token });
    expect(body).toHaveLength(1);
  });

  it('can be read and revoked by its owner and by admins only', async () => {
    const { id } = await addToken(client, { reads: ['branches'] });
    const other = await asRole(test, 'client');
    expect((await ask('GET', `/api-tokens/${id}`, other.token)).status).toBe(404);
    expect((await ask('DELETE', `/api-tokens/${id}?version=1`, other.token)).status).toBe(404);
    expect((await ask('GET', `/api-tokens/${id}`, admin.token)).status).toBe(200);
    expect((await ask('DELETE', `/api-tokens/${id}?version=1`, admin.token)).status).toBe(200);
  });

  it('cannot be created beyond 20 per person', async () => {
    const person = await asRole(test, 'supervisor');
    for (let made = 0; made < 20; made += 1) await addToken(person, { reads: ['requests'] });
    const { status, body } = await ask('POST', '/api-tokens', person.token, {
      ...wanted,
      reads: ['requests'],
    });
    expect([status, body['errors']]).toEqual([400, { name: [expect.any(String)] }]);
  });
});
