import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#domain/access/operations';
import type { AuditView } from '#domain/api/auditView';
import type { SessionUser } from '#domain/api/profileViews';
import { roles } from '#domain/access/roles';
import { apiPath } from 'sijil/schema/resource';
import type { SessionView } from 'sijil/contract/sessionViews';
import { resourceList } from '#resources';
import { sessions } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { setPassword } from 'sijil/server/signIn/password';
import { notifications } from '../../server/db/schema/messages';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

interface Seen {
  readonly user: SessionUser;
  readonly token: { readonly plain_text_token: string };
  readonly code?: string;
  readonly message?: string;
}
type Person = Awaited<ReturnType<typeof asRole>>;

const began = new Date('2026-11-22T07:00:00Z');
let test: TestApp;
let admin: Person;
let client: Person;

beforeAll(async () => {
  test = await buildTestApp(began);
  [admin, client] = [await asRole(test, 'admin'), await asRole(test, 'client')];
});
afterAll(() => test.close());

const seeAs = (by: string, userId: string, language: 'ar' | 'en' = 'en') =>
  call<Seen>(test, 'sessions.seeAs', { token: by, body: { userId }, language });
const opened = async (by: Person, person: Person) => {
  const { status, body } = await seeAs(by.token, person.id);
  expect(status).toBe(200);
  return body.token.plain_text_token;
};
const statusOf = async (token: string) => (await call(test, 'session.get', { token })).status;
const change = (id: string, values: Partial<typeof users.$inferInsert>) =>
  test.api.db.update(users).set(values).where(eq(users.id, id));

describe('an admin who impersonates a person', () => {
  it('gets that person’s answers, plus the admin’s name in the session', async () => {
    const token = await opened(admin, client);
    const [own, seen] = [
      await call<SessionUser>(test, 'session.get', { token: client.token }),
      await call<SessionUser>(test, 'session.get', { token }),
    ];
    expect(own.body).not.toHaveProperty('seen_by');
    const { name } = (await call<SessionUser>(test, 'session.get', { token: admin.token })).body;
    expect(seen.body).toEqual({ ...own.body, seen_by: name });
  });

  it('may impersonate every role except general admins and inspectors', async () => {
    const answers: Record<string, number> = {};
    const supervisor = await asRole(test, 'supervisor');
    for (const role of roles) {
      const options = role === 'branch_manager' ? { clientId: client.id } : { supervisorId: supervisor.id };
      const { id } = await asRole(test, role, options).catch(async () => ({ id: await idOf(role) }));
      answers[role] = (await seeAs(admin.token, id)).status;
    }
    expect(answers).toEqual({
      admin: 409,
      admin_finance: 200,
      admin_operation: 200,
      client: 200,
      branch_manager: 200,
      supervisor: 200,
      inspector: 409,
    });
  });

  it('must be a general admin', async () => {
    for (const role of ['admin_finance', 'admin_operation', 'supervisor', 'client'] as const) {
      const { token } = await asRole(test, role);
      const { status, body } = await seeAs(token, client.id);
      expect([role, status, body.code]).toEqual([role, 403, 'forbidden']);
    }
  });

  it('cannot impersonate inactive, unverified, deleted or unknown people, nor those of an inactive company', async () => {
    const refusal = async (person: Person) => {
      const { status, body } = await seeAs(admin.token, person.id);
      return [status, body.code];
    };
    const person = await asRole(test, 'client');
    const manager = await asRole(test, 'branch_manager', { clientId: person.id });
    await change(person.id, { emailVerifiedAt: null });
    expect(await refusal(person)).toEqual([409, 'cannot_see_as']);
    await change(person.id, { emailVerifiedAt: began, active: false });
    expect(await refusal(person)).toEqual([409, 'cannot_see_as']);
    expect(await refusal(manager)).toEqual([409, 'cannot_see_as']);
    await change(person.id, { active: true, deletedAt: began });
    expect(await refusal(person)).toEqual([404, 'not_found']);
    expect(await refusal({ id: '00000000-0000-4000-8000-000000000000', token: '' })).toEqual([
      404,
      'not_found',
    ]);
  });

  it('gets the reason for a refused change in both languages', async () => {
    const token = await opened(admin, client);
    const save = (language: 'ar' | 'en') =>
      call<Seen>(test, 'notifications.markAllRead', { token, language }).then(({ body }) => body.message);
    expect(await save('ar')).toContain('لا يمكن تعديل شيء');
    expect(await save('en')).toContain('nothing can be changed');
  });
});

/** Operations that write; signing out only ends the session. */
const writes = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method !== 'GET' && id !== 'auth.logout',
);
const anId = '11111111-1111-4111-8111-111111111111';
const named = (url: string) =>
  Object.fromEntries([...url.matchAll(/:(\w+)/g)].map(([, name]) => [String(name), anId]));

describe('an impersonation session', () => {
  it('refuses every operation that writes', async () => {
    const token = await opened(admin, client);
    const answers = await Promise.all(
      writes.map(async (id) => {
        const { body } = await call<Seen>(test, id, { token, params: named(operations[id].url) });
        return [id, body.code];
      }),
    );
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter(([, code]) => code !== 'read_only_session')).toEqual([]);
    expect(await statusOf(token)).toBe(200);
  });

  it('refuses every write of every declared record', async () => {
    const token = await opened(admin, client);
    const codes = new Set<string>();
    for (const resource of resourceList.filter(({ storedBy }) => !storedBy)) {
      for (const [method, suffix] of [
        ['POST', ''],
        ['PATCH', `/${anId}`],
        ['DELETE', `/${anId}`],
        ['POST', '/export'],
        ['POST', '/bulk'],
      ] as const) {
        const reply = await test.app.inject({
          method,
          url: `/api/v1${apiPath(resource)}${suffix}`,
          headers: { authorization: `Bearer ${token}` },
        });
        if (reply.statusCode !== 404) codes.add(reply.json<Seen>().code ?? reply.body);
      }
    }
    expect([...codes]).toEqual(['read_only_session']);
  });

  it('cannot impersonate another person', async () => {
    const operations = await asRole(test, 'admin_operation');
    const token = await opened(admin, operations);
    expect((await seeAs(token, client.id)).body.code).toBe('read_only_session');
  });

  it('changes no row by reading', async () => {
    const supervisor = await asRole(test, 'supervisor');
    for (const person of [client, supervisor]) {
      const token = await opened(admin, person);
      const before = await writtenRows();
      for (const id of Object.keys(operations) as OperationId[]) {
        const { method, url } = operations[id];
        if (method !== 'GET' || id === 'live.stream') continue;
        await test.app.inject({
          method,
          url: `/api/v1${url.replaceAll(/:\w+/g, anId)}`,
          headers: { authorization: `Bearer ${token}` },
        });
      }
      expect(await writtenRows()).toEqual(before);
    }
  });

  it('is not among the person’s sessions, and changes neither last use nor unread notices', async () => {
    const person = await asRole(test, 'client');
    const { db } = test.api;
    await db.insert(notifications).values({ userId: person.id, kind: 'ticketReply', createdAt: began });
    const token = await opened(admin, person);
    const list = async (by: string) => (await call<SessionView[]>(test, 'sessions.list', { token: by })).body;
    const [before] = await list(person.token);
    test.setNow(new Date(began.getTime() + 20 * 60_000));
    expect((await call(test, 'notifications.hasUnread', { token })).status).toBe(200);
    expect((await call(test, 'notifications.list', { token })).status).toBe(200);
    expect(await list(person.token)).toEqual([before]);
    expect((await list(token)).map(({ current }) => current)).toEqual([false]);
    const unread = await call(test, 'notifications.hasUnread', { token: person.token });
    expect(unread.body).toEqual((await call(test, 'notifications.hasUnread', { token })).body);
    // The person cannot end the session either.
    const [row] = await db.select().from(sessions).where(eq(sessions.seenBy, admin.id)).limit(1);
    expect(row).toBeDefined();
    const ended = await call(test, 'sessions.end', { token: person.token, params: { id: String(row?.id) } });
    expect(ended.status).toBe(404);
    test.setNow(began);
  });
});

describe('the end of an impersonation session', () => {
  it('comes after 30 minutes, even if the session is in use', async () => {
    const token = await opened(admin, client);
    test.setNow(new Date(began.getTime() + 29 * 60_000));
    expect(await statusOf(token)).toBe(200);
    test.setNow(new Date(began.getTime() + 30 * 60_000));
    expect(await statusOf(token)).toBe(401);
    test.setNow(began);
  });

  it('by signing out leaves the admin’s own session active', async () => {
    const token = await opened(admin, client);
    expect((await call(test, 'auth.logout', { token })).status).toBe(200);
    expect([await statusOf(token), await statusOf(admin.token), await statusOf(client.token)]).toEqual([
      401, 200, 200,
    ]);
  });

  it('follows when the admin loses the right, is deactivated or deleted', async () => {
    for (const loss of [{ role: 'admin_finance' }, { active: false }, { deletedAt: began }] as const) {
      const other = await asRole(test, 'admin');
      const token = await opened(other, client);
      await change(other.id, loss);
      expect([loss, await statusOf(token)]).toEqual([loss, 401]);
    }
  });

  it('follows when the admin’s password changes', async () => {
    const other = await asRole(test, 'admin');
    const token = await opened(other, client);
    await test.api.db.transaction((tx) =>
      setPassword(test.api, tx, { userId: other.id, passwordHash: 'another' }),
    );
    expect(await statusOf(token)).toBe(401);
  });

  it('follows when the person is deactivated or becomes a general admin', async () => {
    for (const event of [{ active: false }, { role: 'admin' }] as const) {
      const person = await asRole(test, 'admin_finance');
      const token = await opened(admin, person);
      await change(person.id, event);
      expect([event, await statusOf(token)]).toEqual([event, 401]);
    }
  });
});

describe('the audit log of impersonation', () => {
  it('records who impersonated whom', async () => {
    const person = await asRole(test, 'supervisor');
    await opened(admin, person);
    const { body } = await call<AuditView[]>(test, 'audit.list', {
      token: admin.token,
      query: { action: 'seeAs', resource: 'users', recordId: person.id },
    });
    const { name } = (await call<SessionUser>(test, 'session.get', { token: person.token })).body;
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      action: 'seeAs',
      title: { ar: name, en: name },
      actor: { id: admin.id },
      changes: {},
    });
  });

  it('has no entry for a refused attempt', async () => {
    const person = await asRole(test, 'admin');
    await seeAs(admin.token, person.id);
    const { body } = await call<AuditView[]>(test, 'audit.list', {
      token: admin.token,
      query: { action: 'seeAs', resource: 'users', recordId: person.id },
    });
    expect(body).toEqual([]);
  });
});

async function idOf(role: string): Promise<string> {
  const [user] = await test.api.db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.role} = ${role}`)
    .limit(1);
  return String(user?.id);
}

/** Counts the rows ever written, by table, from the database's own statistics. */
async function writtenRows(): Promise<Record<string, unknown>> {
  const { db } = test.api;
  // Every connection of the pool must report its counts.
  await Promise.all(Array.from({ length: 20 }, () => db.execute(sql`select pg_stat_force_next_flush()`)));
  await db.execute(sql`select pg_stat_clear_snapshot()`);
  const { rows } = await db.execute<{ name: string; written: string }>(
    sql`select relname as name, n_tup_ins + n_tup_upd + n_tup_del as written from pg_stat_user_tables order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, written }) => [name, written]));
}
