import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BestCandidate } from '#domain/api/requestViews';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  buildInspectionsFixture,
  type InspectionsFixture,
  makeRequest,
  readRequest,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());

const bestOf = async (ids: readonly string[], token = fixture.operator.token) =>
  call<BestCandidate[]>(fixture.test, 'inspections.supervisorOfEach', {
    token,
    query: { ids: ids.join(',') },
  });
const paid = () => makeRequest(fixture, 'payment_completed', { supervisorId: null, inspectorId: null });

it('equal supervisors share the requests, each of which names the best for it in its order', async () => {
  const { test, supervisor, cityId } = fixture;
  const second = await asRole(test, 'supervisor');
  for (const { id } of [supervisor, second])
    await test.api.db.update(tables.supervisors).set({ cityId }).where(eq(tables.supervisors.id, id));
  const ids = [await paid(), await paid(), await paid(), await paid()];
  const { body } = await bestOf(ids);
  expect(body.map(({ id }) => id)).toEqual(ids);
  const counts = new Map<string, number>();
  for (const { best } of body) counts.set(String(best?.id), (counts.get(String(best?.id)) ?? 0) + 1);
  expect(counts).toEqual(
    new Map([
      [supervisor.id, 2],
      [second.id, 2],
    ]),
  );
  // What one already has counts as well.
  await makeRequest(fixture, 'supervisor_assigned', { inspectorId: null });
  await makeRequest(fixture, 'supervisor_assigned', { inspectorId: null });
  const later = (await bestOf(ids.slice(0, 2))).body;
  expect(later.map(({ best }) => best?.id)).toEqual([second.id, second.id]);
});

it('is for operations, and only for requests that they may read', async () => {
  const id = await paid();
  expect((await bestOf([id], fixture.supervisor.token)).status).toBe(403);
  expect((await bestOf([id, crypto.randomUUID()])).status).toBe(404);
});

describe('visits without an inspector', () => {
  const day = new Date('2026-12-06T06:00:00Z');
  const sameDay = new Date('2026-12-06T10:00:00Z');
  const another = new Date('2026-12-07T06:00:00Z');
  const agreed = (visitAt: Date, supervisorId = fixture.supervisor.id) =>
    makeRequest(fixture, 'details_approved', { inspectorId: null, supervisorId, visitAt });
  const planOf = async (ids: readonly string[], { token } = fixture.operator) =>
    call<BestCandidate[]>(fixture.test, 'inspections.inspectorOfEach', {
      token,
      query: { ids: ids.join(',') },
    });

  it('are proposed to one inspector a day, and say why nobody is left for a second one', async () => {
    const ids = [await agreed(day), await agreed(sameDay), await agreed(another)];
    const { body } = await planOf(ids);
    const { inspector } = fixture;
    expect(body.map(({ best, why }) => [best?.id ?? null, why])).toEqual([
      [inspector.id, null],
      [null, 'busy'],
      [inspector.id, null],
    ]);
    // The proposal is the one of a single assignment.
    const { body: single } = await call<{ id: string }[]>(fixture.test, 'inspections.inspectorCandidates', {
      token: fixture.operator.token,
      params: { id: String(ids[0]) },
    });
    expect(body[0]?.best?.id).toBe(single[0]?.id);
  });

  it('of a supervisor without a team have nobody', async () => {
    const alone = await asRole(fixture.test, 'supervisor');
    const { body } = await planOf([await agreed(day, alone.id)]);
    expect(body.map(({ best, why }) => [best, why])).toEqual([[null, 'nobody']]);
  });

  it('are given to their inspectors by operations, and taken back with their time', async () => {
    const id = await agreed(another);
    const { version } = await readRequest(fixture, id);
    const { operator, inspector, test } = fixture;
    const given = await call<{ ok: boolean }[]>(test, 'adminInspections.assignInspectors', {
      token: operator.token,
      body: { inspectorId: inspector.id, items: [{ id, version }] },
    });
    expect(given.body).toEqual([{ id, ok: true }]);
    expect(await readRequest(fixture, id)).toMatchObject({
      status: 'inspector_assigned',
      inspectorId: inspector.id,
    });
    const back = await call(test, 'inspections.unassignInspector', {
      token: operator.token,
      params: { id },
      body: { version: version + 1 },
    });
    expect(back.status).toBe(200);
    expect(await readRequest(fixture, id)).toMatchObject({
      status: 'details_approved',
      inspectorId: null,
      visitAt: another,
    });
  });

  it('are a supervisor’s only in the own team', async () => {
    const id = await agreed(another);
    const stranger = await asRole(fixture.test, 'supervisor');
    expect((await planOf([id], fixture.supervisor)).status).toBe(200);
    expect((await planOf([id], stranger)).status).toBe(404);
    expect((await planOf([id], fixture.client)).status).toBe(403);
  });
});
