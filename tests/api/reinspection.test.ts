import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssignmentView } from '#domain/api/assignmentView';
import type { RequestView } from '#domain/api/requestViews';
import { evidencePictures } from '../../server/db/schema/evidence';
import { answers, correctiveItems, requests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/tables/tables';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  act,
  answersOf,
  buildWorld,
  photograph,
  sendResults,
  succeed,
  sunday,
  type World,
} from './inspectionsWorld';
import { addBranch } from './ordersWorld';

let world: World;
beforeAll(async () => {
  world = await buildWorld();
  await offer(50);
}, 120_000);
afterAll(() => world.test.close());

const offer = (reinspectionPercent: number | null) =>
  world.test.api.db
    .update(tables.services)
    .set({ reinspectionPercent, basePrice: 100_000 })
    .where(eq(tables.services.id, world.serviceId));

type Placed = RequestView & { readonly code: string; readonly message: string };
const order = (id: string, token = world.client.token) =>
  call<Placed>(world.test, 'clientInspections.orderReinspection', { token, params: { id }, language: 'en' });
const read = async (id: string, token = world.client.token) =>
  (await call<RequestView>(world.test, 'clientInspections.get', { token, params: { id } })).body;

/** Of a new visit that found q1, q2 and q3 wanting; the correction of q3 was accepted. */
async function failedVisit(): Promise<string> {
  const id = await sendResults(world, { q1: 0, q2: 1, q3: 0 });
  const { db } = world.test.api;
  await db.update(correctiveItems).set({ verdict: 'accepted' }).where(eq(correctiveItems.questionKey, 'q3'));
  return id;
}

/** The signed and paid order of a visit, its inspector on the way. */
async function bringToVisit(id: string) {
  await world.test.api.db
    .update(requests)
    .set({
      status: 'inspector_assigned',
      supervisorId: world.supervisor.id,
      inspectorId: world.inspector.id,
      visitAt: sunday,
    })
    .where(eq(requests.id, id));
}

describe('inspecting failed items again', () => {
  it('is offered with its number of items and its price with VAT, ordered once, and sends a contract', async () => {
    const id = await failedVisit();
    expect((await read(id)).reinspection).toEqual({
      of: null,
      ordered: null,
      offer: { items: 2, total: 57_500 },
    });
    const { status, body } = await order(id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ status: 'contract_sent', total: 57_500 },
      reinspection: { of: { id, items: 2 }, offer: null },
    });
    expect((await read(id)).reinspection).toMatchObject({ offer: null, ordered: { id: body.id } });
    const again = await order(id);
    expect([again.status, again.body.message]).toEqual([
      409,
      'These items are already ordered to be inspected again.',
    ]);
  });

  it('can be ordered anew once the former order was cancelled', async () => {
    const id = await failedVisit();
    const { body } = await order(id);
    await world.test.api.db.update(requests).set({ status: 'cancelled' }).where(eq(requests.id, body.id));
    expect((await order(id)).status).toBe(201);
  });

  it('gives the inspector the failed items alone, and scores the whole form with what stood', async () => {
    const id = await failedVisit();
    const placed = (await order(id)).body;
    await bringToVisit(placed.id);
    const list = await call<AssignmentView[]>(world.test, 'field.assignments', {
      token: world.inspector.token,
    });
    const form = list.body.find((one) => one.id === placed.id)?.form;
    const asked = form?.categories.flatMap(({ questions }) => questions.map(({ key }) => key));
    expect(asked?.toSorted()).toEqual(['q1', 'q2']);

    await succeed(act(world, 'field.start', world.inspector, placed.id));
    const photo = await photograph(world, placed.id);
    const given = answersOf({ q1: 2, q2: 1 }, photo) ?? [];
    const whole = await act(world, 'field.submitForm', world.inspector, placed.id, { answers: given });
    expect(whole.status).toBe(400);
    const only = given.filter(({ questionKey }) => questionKey === 'q1' || questionKey === 'q2');
    await succeed(act(world, 'field.submitForm', world.inspector, placed.id, { answers: only }));
    await succeed(act(world, 'supervisorInspections.submitChanges', world.supervisor, placed.id));
    const sent = await succeed(act(world, 'supervisorInspections.sendResults', world.supervisor, placed.id));
    // Ten questions of ten points: q2 alone still loses half of its own.
    expect(sent.score).toBe(95);
    const kept = await world.test.api.db.select().from(answers).where(eq(answers.requestId, placed.id));
    expect(kept).toHaveLength(10);
    expect(kept.find(({ questionKey }) => questionKey === 'q3')?.score).toBe(2);
    const items = await world.test.api.db
      .select()
      .from(correctiveItems)
      .where(eq(correctiveItems.requestId, placed.id));
    expect(items.map(({ questionKey }) => questionKey)).toEqual(['q2']);
    // The earlier visit keeps its own score, and its photos stay its own in the gallery.
    expect((await read(id)).score).toBe(75);
    const pictures = await world.test.api.db
      .select()
      .from(evidencePictures)
      .where(eq(evidencePictures.requestId, placed.id));
    expect(pictures.every(({ questionKey }) => ['q1', 'q2'].includes(questionKey))).toBe(true);
  });

  it('counts what it took over once: with the visit that asked it', async () => {
    const { db } = world.test.api;
    const asked = async () => {
      const { rows } = await db.execute<{ key: string; n: number }>(sql`
        select question_key as key, sum(zero + one + two + not_applicable)::int as n from question_tallies
        where service_id = ${world.serviceId} group by 1`);
      return new Map(rows.map(({ key, n }) => [key, n]));
    };
    const before = await asked();
    const id = await failedVisit();
    const placed = (await order(id)).body;
    await bringToVisit(placed.id);
    await succeed(act(world, 'field.start', world.inspector, placed.id));
    const photo = await photograph(world, placed.id);
    const only = (answersOf({ q1: 2, q2: 1 }, photo) ?? []).filter(
      ({ questionKey }) => questionKey === 'q1' || questionKey === 'q2',
    );
    await succeed(act(world, 'field.submitForm', world.inspector, placed.id, { answers: only }));
    await succeed(act(world, 'supervisorInspections.submitChanges', world.supervisor, placed.id));
    await succeed(act(world, 'supervisorInspections.sendResults', world.supervisor, placed.id));
    const after = await asked();
    const more = Object.fromEntries([...after].map(([key, n]) => [key, n - (before.get(key) ?? 0)]));
    // Both visits asked q1 and q2; only the first asked the others.
    expect(more).toEqual({
      ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`q${index + 1}`, 1])),
      ...{ q1: 2, q2: 2 },
    });
  });

  it('is refused to others, after ninety days, and where the service does not offer it', async () => {
    const id = await failedVisit();
    const stranger = await asRole(world.test, 'client');
    expect((await order(id, stranger.token)).status).toBe(404);
    const elsewhere = await addBranch(world.test, world.client.id);
    const manager = await asRole(world.test, 'branch_manager', {
      clientId: world.client.id,
      branchIds: [elsewhere],
    });
    expect((await order(id, manager.token)).status).toBe(404);
    expect((await order(id, world.supervisor.token)).status).toBe(403);
    await offer(null);
    expect((await read(id)).reinspection.offer).toBeNull();
    expect((await order(id)).body.message).toBe('This service offers no re-inspection of items.');
    await offer(50);
    await world.test.api.db
      .update(requests)
      .set({ resultsSentAt: new Date(sunday.getTime() - 91 * 86_400_000) })
      .where(eq(requests.id, id));
    expect((await order(id)).body.message).toContain('more than 90 days old');
  });

  it('is ordered once by two who order at the same moment', async () => {
    const id = await failedVisit();
    const answersOfBoth = await Promise.all([order(id), order(id)]);
    expect(answersOfBoth.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
  });
});
