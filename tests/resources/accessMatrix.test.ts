import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#domain/access/operations';
import { type Role, roles } from '#domain/access/roles';
import { type Action, permissionFor } from 'sijil/schema/access';
import { apiPath, type Resource } from 'sijil/schema/resource';
import { keysOf } from 'sijil/base/objects';
import { resourceList, resourceNamed } from '#resources';
import { addDesignedTypes, designedTypes } from '../attack/designedTypes';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
interface Ask {
  readonly method: Method;
  readonly suffix: string;
  /** Status for an allowed caller; its empty body is refused for missing fields, not for the caller. */
  readonly allowed: number;
  /** The declared actions of which one suffices. */
  readonly asks: readonly Action[];
}

const id = randomUUID();
const plain: Record<Action, Ask> = {
  read: { method: 'GET', suffix: '', allowed: 200, asks: ['read'] },
  create: { method: 'POST', suffix: '', allowed: 400, asks: ['create'] },
  update: { method: 'PATCH', suffix: `/${id}`, allowed: 404, asks: ['update'] },
  delete: { method: 'DELETE', suffix: `/${id}`, allowed: 404, asks: ['delete'] },
};
const further: Record<string, Ask> = {
  import: { method: 'POST', suffix: '/import', allowed: 400, asks: ['create'] },
  bulk: { method: 'POST', suffix: '/bulk', allowed: 400, asks: ['update', 'delete'] },
  restore: { method: 'POST', suffix: `/${id}/restore`, allowed: 404, asks: ['delete'] },
};
const exporting: Ask = { method: 'GET', suffix: '/export', allowed: 200, asks: ['read'] };
const history: Ask = { method: 'GET', suffix: `/${id}/history`, allowed: 404, asks: ['read', 'delete'] };

/** An action granted to no role may be served by a module's operation at the same address, which has its own tests. */
const handWritten = new Set(
  Object.values(operations).map(({ method, url }) => `${method} ${url.replaceAll(/:\w+/g, ':id')}`),
);
const isEngines = (resource: Resource, action: Action) => {
  const { method, suffix } = plain[action];
  const address = `${method} ${apiPath(resource)}${suffix && '/:id'}`;
  return resource.access[action] !== undefined || !handWritten.has(address);
};

let test: TestApp;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  const supervisor = await asRole(test, 'supervisor');
  const client = await asRole(test, 'client');
  tokens.set('supervisor', supervisor.token).set('client', client.token);
  for (const role of roles.filter((one) => !tokens.has(one))) {
    const { token } = await asRole(test, role, { supervisorId: supervisor.id, clientId: client.id });
    tokens.set(role, token);
  }
});
afterAll(() => test.close());

type Answers = Record<Role | 'nobody', number>;

/** Status for each role and for a caller who is not signed in. */
async function answers(resource: Resource, { method, suffix }: Ask): Promise<Answers> {
  const call = async (token?: string) => {
    const { statusCode } = await test.app.inject({
      method,
      url: `/api/v1${apiPath(resource)}${suffix}`,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...((method === 'POST' || method === 'PATCH') && { payload: {} }),
    });
    return statusCode;
  };
  const byRole = roles.map(async (role) => [role, await call(tokens.get(role))] as const);
  return Object.fromEntries([...(await Promise.all(byRole)), ['nobody', await call()]]) as Answers;
}

/** Expected statuses of a rule: its allowed roles, and whether it includes callers who are not signed in. */
function expected(allowed: number, isIn: (role: Role) => boolean, open = false): Answers {
  const byRole = roles.map((role) => [role, isIn(role) ? allowed : 403] as const);
  return Object.fromEntries([...byRole, ['nobody', open ? allowed : 401]]) as Answers;
}
const notThere = Object.fromEntries([...roles, 'nobody'].map((who) => [who, 404])) as Answers;

const mayAny = (resource: Resource, asks: readonly Action[]) => (role: Role) =>
  asks.some((action) => permissionFor(resource, action, { role }) !== 'none');
const isGranted = ({ access }: Resource, { asks }: Ask) => asks.some((action) => access[action]);

describe.each(resourceList.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const { access } = resource;

  it.each((Object.keys(plain) as Action[]).filter((action) => isEngines(resource, action)))(
    '%s is allowed to exactly the roles that the declaration grants it',
    async (action) => {
      const open = access[action] === 'everyone';
      expect(await answers(resource, plain[action])).toEqual(
        isGranted(resource, plain[action])
          ? expected(plain[action].allowed, mayAny(resource, [action]), open)
          : notThere,
      );
    },
  );

  it.each(Object.entries(further))(
    '%s is allowed to exactly the roles that are granted one of its actions',
    async (__, ask) => {
      expect(await answers(resource, ask)).toEqual(
        isGranted(resource, ask) ? expected(ask.allowed, mayAny(resource, ask.asks)) : notThere,
      );
    },
  );

  it('the export is allowed to those who may read the records, and to no one who is not signed in', async () => {
    expect(await answers(resource, exporting)).toEqual(
      isGranted(resource, exporting) ? expected(200, mayAny(resource, ['read'])) : notThere,
    );
  });

  it('the history is never public; records that everyone may read show it to their writers only', async () => {
    const { read } = access;
    const open =
      typeof read === 'string' || read?.some((grant) => typeof grant === 'object' && 'is' in grant);
    const grants = mayAny(resource, open ? ['update', 'delete'] : ['read', 'update', 'delete']);
    const isReadOnly = resource.storedBy === 'module' || !roles.some(grants);
    expect(await answers(resource, history)).toEqual(isReadOnly ? notThere : expected(404, grants));
  });
});

describe('a designed record type that is open to companies', () => {
  const owners: readonly Role[] = ['admin', 'client', 'branch_manager'];
  const matrix: readonly (readonly [string, Ask, readonly Role[]])[] = [
    ['read', plain.read, owners],
    ['create', plain.create, owners],
    ['update', plain.update, owners],
    ['delete', plain.delete, ['admin']],
    ['import', further['import'] as Ask, owners],
    ['bulk', further['bulk'] as Ask, owners],
    ['restore', further['restore'] as Ask, ['admin']],
    ['export', exporting, owners],
    ['history', history, ['admin']],
  ];

  it('allows each action to exactly the roles of its design', async () => {
    await addDesignedTypes(test, (await asRole(test, 'admin')).id);
    for (const name of keysOf(designedTypes)) {
      const resource = resourceNamed(name) as Resource;
      for (const [what, ask, granted] of matrix) {
        const wanted = expected(ask.allowed, (role) => granted.includes(role));
        expect(await answers(resource, ask), `${name}, ${what}`).toEqual(wanted);
      }
    }
  });
});

describe('the roles that may read a history', () => {
  const readers = async (name: string) => {
    const resource = resourceList.find((one) => one.name === name) as Resource;
    const grants = await answers(resource, history);
    return roles.filter((role) => grants[role] !== 403);
  };

  it.each([
    ['cities', ['admin']],
    ['nationalities', ['admin']],
    ['admins', ['admin']],
    ['clients', ['admin', 'client', 'branch_manager']],
    ['vehicles', ['admin', 'client', 'branch_manager']],
  ])('%s: %o', async (name, grants) => expect(await readers(name)).toEqual(grants));
});
