import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#domain/access/operations';
import { type Role, roles } from '#domain/access/roles';
import { operationId, type OperationKind } from 'sijil/schema/resource';
import { resourceList } from '#resources';
import { sessions } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import {
  type DocumentedOperation,
  mayCall,
  readOperations,
  statusOf,
  unexpectedStatuses,
} from 'sijil/testing/operationFacts';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole, openSession } from '../support/people';

let test: TestApp;
let registered: readonly DocumentedOperation[];
let unnamed: readonly string[];
const people = new Map<Role, string>();

beforeAll(async () => {
  test = await buildTestApp();
  ({ operations: registered, unnamed } = await readOperations(test.app));
  const supervisor = await asRole(test, 'supervisor');
  const client = await asRole(test, 'client');
  for (const role of roles) {
    const made =
      role === 'supervisor'
        ? supervisor
        : role === 'client'
          ? client
          : await asRole(test, role, { supervisorId: supervisor.id, clientId: client.id });
    people.set(role, made.id);
  }
});
afterAll(() => test.close());

const ask = (one: DocumentedOperation, token?: string) => statusOf(test.app, one, token);

/** Opens a separate session for each call, because some calls end it. */
const open = (role: Role) => openSession(test, String(people.get(role)));

const closed = () => registered.filter(({ audience }) => audience !== 'public');

/** Operations that refuse a permitted role by a further rule: there is no one-time password to replace. */
const ownRule = new Set<string>(['auth.changeFirstPassword'] satisfies OperationId[]);

// A call of every operation by every role: thousands, on a machine that does other things too.
describe('every operation of the API document', { timeout: 120_000 }, () => {
  it('has a unique id and an audience', () => {
    expect(registered.length).toBeGreaterThan(100);
    expect(unnamed).toEqual([]);
    expect(new Set(registered.map(({ id }) => id)).size).toBe(registered.length);
  });

  it('has the audience of the operations table, or is generated from a declaration', () => {
    const kinds: OperationKind[] = [
      'list',
      'get',
      'create',
      'update',
      'delete',
      'export',
      'summary',
      'import',
      'bulk',
      'restore',
      'revert',
      'history',
      'related',
    ];
    const generated = new Set(
      resourceList.flatMap((resource) => kinds.map((kind) => operationId(resource, kind))),
    );
    const strangers = registered.filter(({ id, audience }) =>
      Object.hasOwn(operations, id)
        ? String(operations[id as OperationId].audience) !== String(audience)
        : !generated.has(id),
    );
    expect(strangers.map(({ id }) => id)).toEqual([]);
  });

  it('answers 401 to an anonymous caller unless it is public', async () => {
    expect(
      await unexpectedStatuses(
        closed(),
        (one) => ask(one),
        (status) => status === 401,
      ),
    ).toEqual([]);
  });

  it('answers 401 to an unknown token, an expired token and a deleted user’s token', async () => {
    const expired = await open('admin');
    await test.api.db
      .update(sessions)
      .set({ expiresAt: new Date(test.api.clock().getTime() - 1000) })
      .where(eq(sessions.userId, String(people.get('admin'))));
    const leaver = await asRole(test, 'admin');
    await test.api.db.update(users).set({ deletedAt: test.api.clock() }).where(eq(users.id, leaver.id));
    for (const token of ['x'.repeat(43), expired, leaver.token])
      expect(
        await unexpectedStatuses(
          closed(),
          (one) => ask(one, token),
          (status) => status === 401,
        ),
      ).toEqual([]);
  });

  it.each(roles)('answers 403 to %s exactly where its audience excludes the role', async (role) => {
    const refused = registered.filter((one) => !mayCall(one, role));
    // Refused calls change nothing, so one session serves all: a call that ended it would make the next return 401.
    const session = await open(role);
    expect(
      await unexpectedStatuses(
        refused,
        (one) => ask(one, session),
        (status) => status === 403,
      ),
    ).toEqual([]);
    const allowed = closed().filter((one) => mayCall(one, role) && !ownRule.has(one.id));
    const calls = async (one: DocumentedOperation) => ask(one, await open(role));
    expect(await unexpectedStatuses(allowed, calls, (status) => status !== 403 && status !== 401)).toEqual(
      [],
    );
  });
});
