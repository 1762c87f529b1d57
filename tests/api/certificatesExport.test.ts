import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExportView } from '#framework/contract/exportViews';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { unzip } from '../resources/unzip';
import { buildWorld, sendResults, type World } from './inspectionsWorld';
import { addBranch } from './ordersWorld';

let world: World;
let second: World;
beforeAll(async () => {
  world = await buildWorld();
  second = { ...world, branchId: await addBranch(world.test, world.client.id) };
  await sendResults(world, {});
  await sendResults(second, {});
}, 120_000);
afterAll(() => world.test.close());

const begin = (token: string, query: Readonly<Record<string, string>> = {}) =>
  call<ExportView & { code: string }>(world.test, 'clients.exportCertificates', { token, query });
const read = (token: string, id: string) =>
  call<ExportView>(world.test, 'exports.get', { token, params: { id } });

async function zipOf(token: string, query?: Readonly<Record<string, string>>) {
  const { status, body } = await begin(token, query);
  expect(status).toBe(202);
  await world.test.runJobs();
  const { file } = (await read(token, body.id)).body;
  const answer = await world.test.app.inject(String(file?.url));
  return { id: body.id, names: Object.keys(unzip(answer.rawPayload)), total: body.total };
}

it('is one PDF for each certificate of the list, told of when it is ready', async () => {
  const { token } = world.client;
  const { id, names, total } = await zipOf(token);
  expect(total).toBe(2);
  expect(names).toHaveLength(2);
  expect(names.every((name) => /^فرع العليا [0-9A-Z]{10}\.pdf$/.test(name))).toBe(true);
  const notices = await call<{ link: string }[]>(world.test, 'notifications.list', { token });
  expect(notices.body.map(({ link }) => link)).toContain(`/client/certificates?export=${id}`);
});

it('follows the filters of the list', async () => {
  const { names } = await zipOf(world.client.token, { branchId_in: second.branchId });
  expect(names).toHaveLength(1);
});

it('holds the own branches of a manager alone, and is nobody else’s to fetch', async () => {
  const manager = await asRole(world.test, 'branch_manager', {
    clientId: world.client.id,
    branchIds: [second.branchId],
  });
  const { id, names } = await zipOf(manager.token);
  expect(names).toHaveLength(1);
  expect((await read(world.client.token, id)).status).toBe(404);
});

it.each([
  [
    'a company without certificates',
    async () => (await asRole(world.test, 'client')).token,
    {},
    'nothing_to_export',
  ],
  ['a field that is none', async () => world.client.token, { colour: 'red' }, 'unknown_parameter'],
  ['a supervisor', async () => world.supervisor.token, {}, 'forbidden'],
] as const)('is refused to %s', async (_, token, query, code) => {
  expect((await begin(await token(), query)).body.code).toBe(code);
});
