import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExportView } from 'sijil/contract/exportViews';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { unzip } from '../resources/unzip';
import { buildInspectionsFixture, sendResults, type InspectionsFixture } from './inspectionsFixture';
import { addBranch } from './ordersFixture';

let fixture: InspectionsFixture;
let second: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  second = { ...fixture, branchId: await addBranch(fixture.test, fixture.client.id) };
  await sendResults(fixture, {});
  await sendResults(second, {});
}, 120_000);
afterAll(() => fixture.test.close());

const begin = (token: string, query: Readonly<Record<string, string>> = {}) =>
  call<ExportView & { code: string }>(fixture.test, 'clients.exportCertificates', { token, query });
const read = (token: string, id: string) =>
  call<ExportView>(fixture.test, 'exports.get', { token, params: { id } });

async function zipOf(token: string, query?: Readonly<Record<string, string>>) {
  const { status, body } = await begin(token, query);
  expect(status).toBe(202);
  await fixture.test.runJobs();
  const { file } = (await read(token, body.id)).body;
  const answer = await fixture.test.app.inject(String(file?.url));
  return { id: body.id, names: Object.keys(unzip(answer.rawPayload)), total: body.total };
}

it('an export of certificates has one PDF per certificate, and a notification when it is ready', async () => {
  const { token } = fixture.client;
  const { id, names, total } = await zipOf(token);
  expect(total).toBe(2);
  expect(names).toHaveLength(2);
  expect(names.every((name) => /^فرع العليا [0-9A-Z]{10}\.pdf$/.test(name))).toBe(true);
  const notices = await call<{ link: string }[]>(fixture.test, 'notifications.list', { token });
  expect(notices.body.map(({ link }) => link)).toContain(`/client/certificates?export=${id}`);
});

it('an export of certificates uses the filters of the list', async () => {
  const { names } = await zipOf(fixture.client.token, { branchId_in: second.branchId });
  expect(names).toHaveLength(1);
});

it('a branch manager’s export has only their branches’ certificates, and only they can read it', async () => {
  const manager = await asRole(fixture.test, 'branch_manager', {
    clientId: fixture.client.id,
    branchIds: [second.branchId],
  });
  const { id, names } = await zipOf(manager.token);
  expect(names).toHaveLength(1);
  expect((await read(fixture.client.token, id)).status).toBe(404);
});

it.each([
  [
    'a company without certificates',
    async () => (await asRole(fixture.test, 'client')).token,
    {},
    'nothing_to_export',
  ],
  ['a field that is none', async () => fixture.client.token, { colour: 'red' }, 'unknown_parameter'],
  ['a supervisor', async () => fixture.supervisor.token, {}, 'forbidden'],
] as const)('an export of certificates is refused: %s', async (_, token, query, code) => {
  expect((await begin(await token(), query)).body.code).toBe(code);
});
