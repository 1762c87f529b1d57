import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { addBranch } from '../api/ordersFixture';
import { askAs } from 'sijil/testing/askAs';

/** The numbers of a record's related records are those of the lists that the reader may open. */
let test: TestApp;
let admin: string;
let owner: { readonly id: string; readonly token: string };
let rival: { readonly id: string; readonly token: string };
let manager: { readonly token: string };

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  admin = (await asRole(test, 'admin')).token;
  owner = await asRole(test, 'client');
  rival = await asRole(test, 'client');
  const first = await addBranch(test, owner.id);
  await addBranch(test, owner.id);
  const closed = await addBranch(test, owner.id);
  await addBranch(test, rival.id);
  manager = await asRole(test, 'branch_manager', { clientId: owner.id, branchIds: [first] });
  const { body } = await as(admin)<{ version: number }>('GET', `/branches/${closed}`);
  await as(admin)('DELETE', `/branches/${closed}?version=${body.version}`);
});
afterAll(() => test.close());

const as = (token?: string) =>
  askAs(
    () => test,
    () => token,
  );

interface Counted {
  readonly resource: string;
  readonly count: number;
  readonly exact: boolean;
}
async function counts(address: string, token?: string): Promise<Record<string, number> | number> {
  const { status, body } = await as(token)<Counted[]>('GET', `${address}/related`);
  return status === 200 ? Object.fromEntries(body.map(({ resource, count }) => [resource, count])) : status;
}

it('counts the records of each child that are not deleted', async () => {
  expect(await counts(`/clients/${owner.id}`, admin)).toMatchObject({
    branches: 2,
    vehicles: 0,
    requests: 0,
  });
  expect(await counts(`/clients/${rival.id}`, admin)).toMatchObject({ branches: 1 });
});

it('counts what the reader’s own list has, and nothing that the reader may not list', async () => {
  expect(await counts(`/clients/${owner.id}`, owner.token)).toMatchObject({ branches: 2 });
  const ofManager = await counts(`/clients/${owner.id}`, manager.token);
  expect(ofManager).toMatchObject({ branches: 1 });
  expect(ofManager).not.toHaveProperty('payments');
});

it('somebody else’s record has no numbers', async () => {
  expect(await counts(`/clients/${rival.id}`, owner.token)).toBe(404);
});

it('a public record has numbers for people who are signed in', async () => {
  const [state] = (await as()<{ id: string }[]>('GET', '/states?_end=1')).body;
  expect(await counts(`/states/${state?.id}`)).toBe(401);
  const { cities } = (await counts(`/states/${state?.id}`, owner.token)) as Record<string, number>;
  const list = await as()('GET', `/cities?stateId=${state?.id}&_end=1`);
  expect(cities).toBe(Number(list.headers['x-total-count']));
});

it('a record without children has no numbers', async () => {
  const [nationality] = (await as()<{ id: string }[]>('GET', '/nationalities?_end=1')).body;
  expect(await counts(`/nationalities/${nationality?.id}`, admin)).toEqual({});
});
