import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkResult } from 'sijil/contract/consoleViews';
import type { CandidateForMany, RequestView } from '#domain/api/requestViews';
import { requests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildInspectionsFixture, makeRequest, type InspectionsFixture } from './inspectionsFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());

interface Row {
  readonly id: string;
  readonly version: number;
}
const rows = async (ids: readonly string[]): Promise<Row[]> => {
  const found = await fixture.test.api.db
    .select({ id: requests.id, version: requests.version })
    .from(requests)
    .where(inArray(requests.id, [...ids]));
  return ids.map((id) => found.find((row) => row.id === id) as Row);
};
const give = (supervisorId: string, items: readonly Row[], { token } = fixture.operator) =>
  call<BulkResult[]>(fixture.test, 'adminInspections.assignSupervisors', {
    token,
    body: { supervisorId, items },
    language: 'en',
  });
const statusOf = async (id: string) =>
  (await fixture.test.api.db.select().from(requests).where(eq(requests.id, id)))[0];

describe('assigning several requests to one supervisor', () => {
  it('applies each item separately: a refused item has a message and does not block the others', async () => {
    const waiting = [
      await makeRequest(fixture, 'payment_completed', { supervisorId: null }),
      await makeRequest(fixture, 'payment_completed', { supervisorId: null }),
    ];
    const unpaid = await makeRequest(fixture, 'payment_pending', { supervisorId: null });
    const [first, second, early] = await rows([...waiting, unpaid]);
    const stale = { ...(second as Row), version: (second as Row).version + 7 };
    const { status, body } = await give(fixture.supervisor.id, [first as Row, early as Row, stale]);
    expect(status).toBe(200);
    expect(body.map(({ id, ok }) => [id, ok])).toEqual([
      [waiting[0], true],
      [unpaid, false],
      [waiting[1], false],
    ]);
    for (const result of body) if (!result.ok) expect(result.message).not.toBe('');
    expect(await statusOf(String(waiting[0]))).toMatchObject({
      status: 'supervisor_assigned',
      supervisorId: fixture.supervisor.id,
    });
    expect(await statusOf(String(waiting[1]))).toMatchObject({
      status: 'payment_completed',
      supervisorId: null,
    });
  });

  it('stores the reason for the choice in the history of each, which only the team reads', async () => {
    const choice = 'She knows these kitchens.';
    const ids = [
      await makeRequest(fixture, 'payment_completed', { supervisorId: null }),
      await makeRequest(fixture, 'payment_completed', { supervisorId: null }),
    ];
    await call(fixture.test, 'adminInspections.assignSupervisors', {
      token: fixture.operator.token,
      body: { supervisorId: fixture.supervisor.id, items: await rows(ids), choice },
    });
    for (const id of ids) {
      const read = async (name: 'inspections.get' | 'clientInspections.get', { token }: { token: string }) =>
        (await call<RequestView>(fixture.test, name, { token, params: { id } })).body.history;
      expect((await read('inspections.get', fixture.operator)).at(-1)).toMatchObject({
        transition: 'assignSupervisor',
        detail: { choice },
      });
      expect(JSON.stringify(await read('clientInspections.get', fixture.client))).not.toContain(choice);
    }
  });

  it('refuses somebody who is no supervisor, an unknown request, a malformed id, and finance', async () => {
    const id = await makeRequest(fixture, 'payment_completed', { supervisorId: null });
    const [row] = await rows([id]);
    const nobody = await give(fixture.client.id, [row as Row]);
    expect(nobody.body[0]).toMatchObject({ ok: false, code: 'validation_failed' });
    const unknown = { id: '00000000-0000-4000-8000-000000000000', version: 1 };
    const { body } = await give(fixture.supervisor.id, [unknown]);
    expect(body).toMatchObject([{ ok: false, code: 'not_found' }]);
    const malformed = await give(fixture.supervisor.id, [{ id: 'x', version: 1 }]);
    expect(malformed.status).toBe(400);
    const finance = await asRole(fixture.test, 'admin_finance');
    expect((await give(fixture.supervisor.id, [row as Row], finance)).status).toBe(403);
  });

  it('accepts at most fifty requests', async () => {
    const items = Array.from({ length: 51 }, () => ({
      id: '00000000-0000-4000-8000-000000000000',
      version: 1,
    }));
    expect((await give(fixture.supervisor.id, items)).status).toBe(400);
  });
});

describe('assigning several visits to one inspector', () => {
  it('refuses the second of two overlapping visits and assigns the others', async () => {
    const inspector = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    const at = (visitAt: string) =>
      makeRequest(fixture, 'details_approved', { inspectorId: null, visitAt: new Date(visitAt) });
    const ids = [
      await at('2026-12-02T07:00:00Z'),
      await at('2026-12-02T07:30:00Z'),
      await at('2026-12-03T07:00:00Z'),
    ];
    const { body } = await call<BulkResult[]>(fixture.test, 'supervisorInspections.assignInspectors', {
      token: fixture.supervisor.token,
      body: { inspectorId: inspector.id, items: await rows(ids) },
      language: 'en',
    });
    expect(body.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(!body[1]?.ok && body[1]?.message).toContain('overlaps');
  });

  it('answers “not found” to another supervisor for each request', async () => {
    const other = await asRole(fixture.test, 'supervisor');
    const inspector = await asRole(fixture.test, 'inspector', { supervisorId: other.id });
    const id = await makeRequest(fixture, 'details_approved', { inspectorId: null });
    const { body } = await call<BulkResult[]>(fixture.test, 'supervisorInspections.assignInspectors', {
      token: other.token,
      body: { inspectorId: inspector.id, items: await rows([id]) },
    });
    expect(body).toMatchObject([{ ok: false, code: 'not_found' }]);
    const asked = await call(fixture.test, 'inspections.inspectorsForMany', {
      token: other.token,
      query: { ids: id },
    });
    expect(asked.status).toBe(404);
  });
});

describe('candidates for several requests', () => {
  it('are ranked by the number of requests they are specialised for', async () => {
    const trained = await asRole(fixture.test, 'supervisor');
    await fixture.test.api.db
      .update(tables.supervisors)
      .set({ serviceIds: [fixture.serviceId] })
      .where(eq(tables.supervisors.id, trained.id));
    const ids = [
      await makeRequest(fixture, 'payment_completed', { supervisorId: null, visitAt: null }),
      await makeRequest(fixture, 'payment_completed', { supervisorId: null, visitAt: null }),
    ];
    const { body } = await call<CandidateForMany[]>(fixture.test, 'inspections.supervisorsForMany', {
      token: fixture.operator.token,
      query: { ids: ids.join(',') },
    });
    expect(body[0]).toMatchObject({ id: trained.id, requests: 2, free: 2, specialised: 2 });
    const orders = body.map(({ specialised }) => specialised);
    expect(orders).toEqual(orders.toSorted((a, b) => b - a));
  });

  it('with a conflict of interest rank last, with the number of requests it affects', async () => {
    const [tied, free] = [
      await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id }),
      await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id }),
    ];
    const { inspectors } = tables;
    await fixture.test.api.db
      .update(inspectors)
      .set({ serviceIds: [fixture.serviceId], conflictClientIds: [fixture.client.id] })
      .where(eq(inspectors.id, tied.id));
    const ids = [
      await makeRequest(fixture, 'details_approved', { inspectorId: null }),
      await makeRequest(fixture, 'details_approved', { inspectorId: null }),
    ];
    const { body } = await call<CandidateForMany[]>(fixture.test, 'inspections.inspectorsForMany', {
      token: fixture.supervisor.token,
      query: { ids: ids.join(',') },
    });
    const place = (id: string) => body.findIndex((one) => one.id === id);
    expect(place(tied.id)).toBeGreaterThan(place(free.id));
    expect(body[place(tied.id)]).toMatchObject({ requests: 2, conflicts: 2, thirdsInARow: 0 });
    expect(body[place(free.id)]).toMatchObject({ requests: 2, conflicts: 0 });
  });
});
