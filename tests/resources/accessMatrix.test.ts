import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#domain/access/roles';
import { type Action, permissionFor } from '#domain/schema/access';
import { apiPath } from '#domain/schema/resource';
import { resourceList } from '#resources';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

const requests = {
  read: { method: 'GET', suffix: '', allowed: 200 },
  // An empty body that is let in is refused for what it lacks, not for who sent it.
  create: { method: 'POST', suffix: '', allowed: 400 },
  update: { method: 'PATCH', suffix: `/${randomUUID()}`, allowed: 404 },
  delete: { method: 'DELETE', suffix: `/${randomUUID()}`, allowed: 404 },
} as const satisfies Record<Action, object>;

let test: TestApp;
const tokens = new Map<Role, string>();

beforeAll(async () => {
  test = await buildTestApp();
  const supervisor = await asRole(test, 'supervisor');
  const client = await asRole(test, 'client');
  for (const role of roles) {
    const { token } =
      role === 'supervisor'
        ? supervisor
        : role === 'client'
          ? client
          : await asRole(test, role, { supervisorId: supervisor.id, clientId: client.id });
    tokens.set(role, token);
  }
});
afterAll(() => test.close());

describe.each(resourceList.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  describe.each(Object.keys(requests) as Action[])('%s', (action) => {
    const { method, suffix, allowed } = requests[action];
    const ask = (token?: string) =>
      test.app.inject({
        method,
        url: `/api/v1${apiPath(resource)}${suffix}`,
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
        ...(method === 'POST' || method === 'PATCH' ? { payload: {} } : {}),
      });

    it.each(roles)('by %s answers as the declaration grants', async (role) => {
      const declared = resource.access[action];
      const granted = permissionFor(resource.access, action, { role }) !== 'none';
      const { statusCode } = await ask(tokens.get(role));
      expect(statusCode).toBe(declared === undefined ? 404 : granted ? allowed : 403);
    });

    it('by nobody is refused unless everyone may', async () => {
      const declared = resource.access[action];
      const { statusCode } = await ask();
      expect(statusCode).toBe(declared === undefined ? 404 : declared === 'everyone' ? allowed : 401);
    });
  });
});
