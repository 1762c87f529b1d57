import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkResult } from '#framework/contract/consoleViews';
import type { CandidateForMany } from '#domain/api/requestViews';
import { requests } from '../../server/db/schema/requests';
import { tables } from '../../framework/server/db/schema/tables';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildWorld, makeRequest, type World } from './inspectionsWorld';

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.test.close());

interface Row {
  readonly id: string;
  readonly version: number;
}
const rows = async (ids: readonly string[]): Promise<Row[]> => {
  const found = await world.test.api.db
    .select({ id: requests.id, version: requests.version })
    .from(requests)
    .where(inArray(requests.id, [...ids]));
  return ids.map((id) => found.find((row) => row.id === id) as Row);
};
const give = (supervisorId: string, items: readonly Row[], { token } = world.operator) =>
  call<BulkResult[]>(world.test, 'adminInspections.assignSupervisors', {
    token,
    body: { supervisorId, items },
    language: 'en',
  });
const statusOf = async (id: string) =>
  (await world.test.api.db.select().from(requests).where(eq(requests.id, id)))[0];

describe('several requests given to one supervisor', () => {
  it('are given one by one: what is refused says why and keeps nobody else from theirs', async () => {
    const waiting = [
      await makeRequest(world, 'payment_completed', { supervisorId: null }),
      await makeRequest(world, 'payment_completed', { supervisorId: null }),
    ];
    const unpaid = await makeRequest(world, 'payment_pending', { supervisorId: null });
    const [first, second, early] = await rows([...waiting, unpaid]);
    const stale = { ...(second as Row), version: (second as Row).version + 7 };
    const { status, body } = await give(world.supervisor.id, [first as Row, early as Row, stale]);
    expect(status).toBe(200);
    expect(body.map(({ id, ok }) => [id, ok])).toEqual([
      [waiting[0], true],
      [unpaid, false],
      [waiting[1], false],
    ]);
    for (const result of body) if (!result.ok) expect(result.message).not.toBe('');
    expect(await statusOf(String(waiting[0]))).toMatchObject({
      status: 'supervisor_assigned',
      supervisorId: world.supervisor.id,
    });
    expect(await statusOf(String(waiting[1]))).toMatchObject({
      status: 'payment_completed',
      supervisorId: null,
    });
  });

  it('are refused for somebody who is no active supervisor, for an unknown request, and by finance', async () => {
    const id = await makeRequest(world, 'payment_completed', { supervisorId: null });
    const [row] = await rows([id]);
    const nobody = await give(world.client.id, [row as Row]);
    expect(nobody.body[0]).toMatchObject({ ok: false, code: 'validation_failed' });
    const unknown = { id: '00000000-0000-4000-8000-000000000000', version: 1 };
    const { body } = await give(world.supervisor.id, [unknown]);
    expect(body).toMatchObject([{ ok: false, code: 'not_found' }]);
    const malformed = await give(world.supervisor.id, [{ id: 'x', version: 1 }]);
    expect(malformed.status).toBe(400);
    const finance = await asRole(world.test, 'admin_finance');
    expect((await give(world.supervisor.id, [row as Row], finance)).status).toBe(403);
  });

  it('are at most fifty', async () => {
    const items = Array.from({ length: 51 }, () => ({
      id: '00000000-0000-4000-8000-000000000000',
      version: 1,
    }));
    expect((await give(world.supervisor.id, items)).status).toBe(400);
  });
});

describe('several visits given to one inspector', () => {
  it('never overlap: the second of two at the same time is refused under the same lock as one alone', async () => {
    const inspector = await asRole(world.test, 'inspector', { supervisorId: world.supervisor.id });
    const at = (visitAt: string) =>
      makeRequest(world, 'details_approved', { inspectorId: null, visitAt: new Date(visitAt) });
    const ids = [
      await at('2026-12-02T07:00:00Z'),
      await at('2026-12-02T07:30:00Z'),
      await at('2026-12-03T07:00:00Z'),
    ];
    const { body } = await call<BulkResult[]>(world.test, 'supervisorInspections.assignInspectors', {
      token: world.supervisor.token,
      body: { inspectorId: inspector.id, items: await rows(ids) },
      language: 'en',
    });
    expect(body.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(!body[1]?.ok && body[1]?.message).toContain('overlaps');
  });

  it('are nobody else’s to give: another supervisor finds none of them', async () => {
    const other = await asRole(world.test, 'supervisor');
    const inspector = await asRole(world.test, 'inspector', { supervisorId: other.id });
    const id = await makeRequest(world, 'details_approved', { inspectorId: null });
    const { body } = await call<BulkResult[]>(world.test, 'supervisorInspections.assignInspectors', {
      token: other.token,
      body: { inspectorId: inspector.id, items: await rows([id]) },
    });
    expect(body).toMatchObject([{ ok: false, code: 'not_found' }]);
    const asked = await call(world.test, 'inspections.inspectorsForMany', {
      token: other.token,
      query: { ids: id },
    });
    expect(asked.status).toBe(404);
  });
});

describe('candidates for several requests', () => {
  it('are counted for each of them, whoever fits most first', async () => {
    const trained = await asRole(world.test, 'supervisor');
    await world.test.api.db
      .update(tables.supervisors)
      .set({ serviceIds: [world.serviceId] })
      .where(eq(tables.supervisors.id, trained.id));
    const ids = [
      await makeRequest(world, 'payment_completed', { supervisorId: null, visitAt: null }),
      await makeRequest(world, 'payment_completed', { supervisorId: null, visitAt: null }),
    ];
    const { body } = await call<CandidateForMany[]>(world.test, 'inspections.supervisorsForMany', {
      token: world.operator.token,
      query: { ids: ids.join(',') },
    });
    expect(body[0]).toMatchObject({ id: trained.id, requests: 2, free: 2, specialised: 2 });
    const orders = body.map(({ specialised }) => specialised);
    expect(orders).toEqual(orders.toSorted((a, b) => b - a));
  });
});
