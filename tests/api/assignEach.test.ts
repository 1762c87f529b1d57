import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CandidateView } from '#domain/api/requestViews';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildInspectionsFixture, type InspectionsFixture, makeRequest } from './inspectionsFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());

const bestOf = async (ids: readonly string[], token = fixture.operator.token) =>
  call<{ id: string; best: CandidateView | null }[]>(fixture.test, 'inspections.supervisorOfEach', {
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
