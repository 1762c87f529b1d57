import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssignmentView } from '#domain/api/fieldViews';
import type { RequestView } from '#domain/api/requestViews';
import { company } from '#domain/company';
import { contracts } from '../../server/db/schema/money';
import { evidencePictures } from '../../server/db/schema/evidence';
import { answers, correctiveItems, requests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { buildInvoiceData } from '../../server/modules/payments/buildTaxDocumentData';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  perform,
  answersOf,
  buildInspectionsFixture,
  makeFleetRequest,
  photograph,
  readRequest,
  sendResults,
  succeed,
  sunday,
  type InspectionsFixture,
} from './inspectionsFixture';
import { addBranch } from './ordersFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  await offer(50);
}, 120_000);
afterAll(() => fixture.test.close());

const offer = (reinspectionPercent: number | null) =>
  fixture.test.api.db
    .update(tables.services)
    .set({ reinspectionPercent, basePrice: 100_000 })
    .where(eq(tables.services.id, fixture.serviceId));

type Placed = RequestView & { readonly code: string; readonly message: string };
const order = (id: string, token = fixture.client.token) =>
  call<Placed>(fixture.test, 'clientInspections.orderReinspection', {
    token,
    params: { id },
    language: 'en',
  });
const read = async (id: string, token = fixture.client.token) =>
  (await call<RequestView>(fixture.test, 'clientInspections.get', { token, params: { id } })).body;

/** Visit that failed q1, q2 and q3; the correction of q3 was accepted. */
async function failedVisit(): Promise<string> {
  const id = await sendResults(fixture, { q1: 0, q2: 1, q3: 0 });
  const { db } = fixture.test.api;
  await db.update(correctiveItems).set({ verdict: 'accepted' }).where(eq(correctiveItems.questionKey, 'q3'));
  return id;
}

/** Signs and pays a visit's order and sends its inspector. */
async function bringToVisit(id: string) {
  await fixture.test.api.db
    .update(requests)
    .set({
      status: 'inspector_assigned',
      supervisorId: fixture.supervisor.id,
      inspectorId: fixture.inspector.id,
      visitAt: sunday,
    })
    .where(eq(requests.id, id));
}

/** Counts the answers to each question in the statistics. */
async function tallied() {
  const { rows } = await fixture.test.api.db.execute<{ key: string; n: number }>(sql`
    select question_key as key, sum(zero + one + two + not_applicable)::int as n from question_tallies
    where service_id = ${fixture.serviceId} group by 1`);
  return new Map(rows.map(({ key, n }) => [key, n]));
}

describe('re-inspecting failed items', () => {
  it('is offered with item count and price including VAT, can be ordered once, and sends a contract', async () => {
    const id = await failedVisit();
    expect((await read(id)).reinspection).toEqual({
      of: null,
      ordered: null,
      offer: { items: 2, vehicles: [], total: 57_500 },
    });
    const { status, body } = await order(id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'contract_sent',
      total: 57500,
      reinspection: {
        of: {
          id,
          items: 2,
        },
        offer: null,
      },
    });
    expect((await read(id)).reinspection).toMatchObject({ offer: null, ordered: { id: body.id } });
    const again = await order(id);
    expect([again.status, again.body.message]).toEqual([
      409,
      'A re-inspection of these items has already been ordered.',
    ]);
  });

  it('can be ordered again after the former order was cancelled', async () => {
    const id = await failedVisit();
    const { body } = await order(id);
    await fixture.test.api.db.update(requests).set({ status: 'cancelled' }).where(eq(requests.id, body.id));
    expect((await order(id)).status).toBe(201);
  });

  it('sends the inspector only the failed items, and scores the full form with the former answers', async () => {
    const id = await failedVisit();
    const placed = (await order(id)).body;
    await bringToVisit(placed.id);
    const list = await call<AssignmentView[]>(fixture.test, 'field.assignments', {
      token: fixture.inspector.token,
    });
    const form = list.body.find((one) => one.id === placed.id)?.form;
    const asked = form?.categories.flatMap(({ questions }) => questions.map(({ key }) => key));
    expect(asked?.toSorted()).toEqual(['q1', 'q2']);

    await succeed(perform(fixture, 'field.start', fixture.inspector, placed.id));
    const photo = await photograph(fixture, placed.id);
    const given = answersOf({ q1: 2, q2: 1 }, photo) ?? [];
    const submitted = await perform(fixture, 'field.submitForm', fixture.inspector, placed.id, {
      answers: given,
    });
    expect(submitted.status).toBe(400);
    const only = given.filter(({ questionKey }) => questionKey === 'q1' || questionKey === 'q2');
    await succeed(perform(fixture, 'field.submitForm', fixture.inspector, placed.id, { answers: only }));
    await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, placed.id));
    const sent = await succeed(
      perform(fixture, 'supervisorInspections.sendResults', fixture.supervisor, placed.id),
    );
    // Ten questions of ten points: q2 alone still loses half of its points.
    expect(sent.score).toBe(95);
    const stored = await fixture.test.api.db.select().from(answers).where(eq(answers.requestId, placed.id));
    expect(stored).toHaveLength(10);
    expect(stored.find(({ questionKey }) => questionKey === 'q3')?.score).toBe(2);
    const items = await fixture.test.api.db
      .select()
      .from(correctiveItems)
      .where(eq(correctiveItems.requestId, placed.id));
    expect(items.map(({ questionKey }) => questionKey)).toEqual(['q2']);
    // The earlier visit keeps its own score, and its photos stay with it in the gallery.
    const before = await read(id);
    expect(before.score).toBe(75);
    // One current certificate of the branch, from the new visit.
    expect([before.certificates[0]?.state, sent.certificates[0]?.state]).toEqual(['superseded', 'valid']);
    const pictures = await fixture.test.api.db
      .select()
      .from(evidencePictures)
      .where(eq(evidencePictures.requestId, placed.id));
    expect(pictures.every(({ questionKey }) => ['q1', 'q2'].includes(questionKey))).toBe(true);
  });

  it('counts copied answers in the statistics once, with the visit that asked for them', async () => {
    const before = await tallied();
    const id = await failedVisit();
    const placed = (await order(id)).body;
    await bringToVisit(placed.id);
    await succeed(perform(fixture, 'field.start', fixture.inspector, placed.id));
    const photo = await photograph(fixture, placed.id);
    const only = (answersOf({ q1: 2, q2: 1 }, photo) ?? []).filter(
      ({ questionKey }) => questionKey === 'q1' || questionKey === 'q2',
    );
    await succeed(perform(fixture, 'field.submitForm', fixture.inspector, placed.id, { answers: only }));
    await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, placed.id));
    await succeed(perform(fixture, 'supervisorInspections.sendResults', fixture.supervisor, placed.id));
    const after = await tallied();
    const more = Object.fromEntries([...after].map(([key, n]) => [key, n - (before.get(key) ?? 0)]));
    // Both visits contained q1 and q2; only the first one contained the other questions.
    expect(more).toEqual({
      ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`q${index + 1}`, 1])),
      q1: 2,
      q2: 2,
    });
  });

  it('is refused to others, after ninety days, and if the service does not offer it', async () => {
    const id = await failedVisit();
    const stranger = await asRole(fixture.test, 'client');
    expect((await order(id, stranger.token)).status).toBe(404);
    const elsewhere = await addBranch(fixture.test, fixture.client.id);
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: fixture.client.id,
      branchIds: [elsewhere],
    });
    expect((await order(id, manager.token)).status).toBe(404);
    expect((await order(id, fixture.supervisor.token)).status).toBe(403);
    await offer(null);
    expect((await read(id)).reinspection.offer).toBeNull();
    expect((await order(id)).body.message).toBe('This service offers no re-inspection of items.');
    await offer(50);
    await fixture.test.api.db
      .update(requests)
      .set({ resultsSentAt: new Date(sunday.getTime() - 91 * 86_400_000) })
      .where(eq(requests.id, id));
    expect((await order(id)).body.message).toContain('more than 90 days old');
  });

  it('migrates the items of orders from before fleets could be re-inspected', async () => {
    const id = await failedVisit();
    const placed = (await order(id)).body;
    const file = new URL('../../server/db/migrations/0052_reinspected_items.sql', import.meta.url);
    const [, fill = '', drop = ''] = readFileSync(file, 'utf8').split('--> statement-breakpoint');
    const stored = await fixture.test.api.db.transaction(async (tx) => {
      await tx.execute(sql`alter table requests add column reinspected_keys text[]`);
      await tx.execute(
        sql`update requests set reinspected_items = null, reinspected_keys = '{q2,q1}' where id = ${placed.id}`,
      );
      await tx.execute(sql.raw(fill));
      await tx.execute(sql.raw(drop));
      return tx.select({ items: requests.reinspectedItems }).from(requests).where(eq(requests.id, placed.id));
    });
    expect(stored[0]?.items).toEqual([
      { vehicleId: null, questionKey: 'q2' },
      { vehicleId: null, questionKey: 'q1' },
    ]);
  });

  it('can be ordered only once by simultaneous calls', async () => {
    const id = await failedVisit();
    const answersOfBoth = await Promise.all([order(id), order(id)]);
    expect(answersOfBoth.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
  });
});

describe('re-inspecting failed items of a fleet', () => {
  let fleets = 0;
  /** Visit of three vehicles: the first fails q1 and q2 (q3 was corrected), the second only q2, the third nothing. */
  async function failedFleet() {
    const plates = ['RIN 1', 'RIN 2', 'RIN 3'].map((plate) => `${plate}${++fleets}`);
    const { id, vehicleIds } = await makeFleetRequest(fixture, 'inspector_assigned', plates);
    const scores: Parameters<typeof answersOf>[0][] = [{ q1: 0, q2: 1, q3: 0 }, { q2: 0 }, {}];
    await hand(id, (photo) =>
      vehicleIds.flatMap((vehicle, place) => answersOf(scores[place] ?? {}, photo, vehicle) ?? []),
    );
    const sent = await sendOut(id);
    await fixture.test.api.db
      .update(correctiveItems)
      .set({ verdict: 'accepted' })
      .where(and(eq(correctiveItems.requestId, id), eq(correctiveItems.questionKey, 'q3')));
    const [first = '', second = '', third = ''] = vehicleIds;
    return { id, plates, first, second, third, sent };
  }

  async function hand(id: string, given: (photo: string) => object[]) {
    await succeed(perform(fixture, 'field.start', fixture.inspector, id));
    const answersGiven = given(await photograph(fixture, id));
    return perform(fixture, 'field.submitForm', fixture.inspector, id, { answers: answersGiven });
  }

  async function sendOut(id: string) {
    await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
    return succeed(perform(fixture, 'supervisorInspections.sendResults', fixture.supervisor, id));
  }

  const answer = (vehicleId: string, questionKey: string, score: 0 | 1 | 2) => ({
    vehicleId,
    questionKey,
    score,
    fileIds: [],
    ...(score === 0 && { note: 'غير مطابق' }),
  });
  const contractOf = async (id: string) => {
    const [contract] = await fixture.test.api.db
      .select({ data: contracts.data })
      .from(contracts)
      .where(eq(contracts.requestId, id));
    return contract?.data;
  };
  const assignmentOf = async (id: string) => {
    const { token } = fixture.inspector;
    const { body } = await call<AssignmentView[]>(fixture.test, 'field.assignments', { token });
    return body.find((one) => one.id === id);
  };
  const keysOf = (form: AssignmentView['form'] | null | undefined) =>
    form?.categories.flatMap(({ questions }) => questions.map(({ key }) => key)).toSorted();

  it('is offered and priced for the revisited vehicles, which contract and invoice name', async () => {
    const { id, plates } = await failedFleet();
    const visited = plates.slice(0, 2);
    // Half of a thousand riyals for each of two vehicles, and 15 % VAT.
    expect((await read(id)).reinspection.offer).toEqual({ items: 3, vehicles: visited, total: 115_000 });
    const { status, body } = await order(id);
    expect([status, body.message]).toEqual([201, undefined]);
    expect(body).toMatchObject({
      status: 'contract_sent',
      total: 115_000,
      reinspection: { of: { id, items: 3 } },
    });
    expect(body.vehicles.map(({ number }) => number)).toEqual(visited);
    expect((await contractOf(body.id))?.scope).toMatchObject({
      vehicles: visited.map((plate) => ({ plate })),
    });
    const row = await readRequest(fixture, body.id);
    const issue = {
      number: 1,
      issuedAt: sunday,
      amount: {
        subtotal: 1e5,
        vat: 15e3,
        total: 115e3,
      },
      vatPercent: 15,
      seller: company,
      buyer: {
        name: 'مذاق',
        vatNumber: null,
        commercialRegistration: null,
        address: null,
      },
    };
    const [line] = (await buildInvoiceData(fixture.test.api.db, issue, row, 'net0')).lines;
    expect(line).toMatchObject({ quantity: 2, unitPrice: 50_000 });
    for (const plate of visited)
      expect(line?.description).toMatchObject({ ar: expect.stringContaining(plate) });
  });

  it('asks each vehicle’s failed questions, copies its other answers and supersedes its certificate', async () => {
    const { id, first, second, third, sent, plates } = await failedFleet();
    const placed = (await order(id)).body;
    await bringToVisit(placed.id);
    const assignment = await assignmentOf(placed.id);
    expect(assignment?.vehicles.map((one) => [one.id, keysOf(one.form)])).toEqual([
      [first, ['q1', 'q2']],
      [second, ['q2']],
    ]);
    expect(keysOf(assignment?.form)).toEqual(['q1', 'q2']);

    const given = [answer(first, 'q1', 2), answer(first, 'q2', 1), answer(second, 'q2', 2)];
    const unasked = await hand(placed.id, () => [...given, answer(second, 'q1', 2)]);
    expect([unasked.status, Object.keys(unasked.body.errors)]).toEqual([400, [`answers.${second}.q1`]]);
    const submit = (answersGiven: object[]) =>
      perform(fixture, 'field.submitForm', fixture.inspector, placed.id, { answers: answersGiven });
    expect((await submit([...given, answer(third, 'q2', 2)])).status).toBe(400);
    expect((await submit(given.slice(0, 2))).body.errors).toHaveProperty([`answers.${second}.q2`]);
    await succeed(submit(given));

    const stored = await fixture.test.api.db.select().from(answers).where(eq(answers.requestId, placed.id));
    const count = (vehicleId: string, carried: boolean) =>
      stored.filter((one) => one.vehicleId === vehicleId && one.carried === carried).length;
    expect([count(first, false), count(first, true)]).toEqual([2, 8]);
    expect([count(second, false), count(second, true)]).toEqual([1, 9]);
    expect(stored).toHaveLength(20);

    const results = await sendOut(placed.id);
    // Ten questions of ten points: q2 of the first vehicle loses half of its points; its q3 was corrected.
    expect(results.vehicles.map(({ number, score }) => [number, score])).toEqual([
      [plates[0], 95],
      [plates[1], 100],
    ]);
    expect(results.score).toBe(97.5);
    const items = await fixture.test.api.db
      .select()
      .from(correctiveItems)
      .where(eq(correctiveItems.requestId, placed.id));
    expect(items.map(({ vehicleId, questionKey }) => [vehicleId, questionKey])).toEqual([[first, 'q2']]);

    // Separate certificate for each visited vehicle; those of the earlier visit keep their scores.
    const said = (request: RequestView) =>
      request.certificates.map(({ vehicle, score, state }) => [vehicle?.number, score, state]);
    expect(said(results)).toEqual([
      [plates[0], 95, 'valid'],
      [plates[1], 100, 'valid'],
    ]);
    const earlier = await read(id);
    expect(earlier.vehicles.map(({ score }) => score)).toEqual([75, 90, 100]);
    // Only the new certificate of a revisited vehicle is current, and the register names it.
    expect([said(sent).map(([, , state]) => state), said(earlier)]).toEqual([
      ['valid', 'valid', 'valid'],
      [
        [plates[0], 75, 'superseded'],
        [plates[1], 90, 'superseded'],
        [plates[2], 100, 'valid'],
      ],
    ]);
    const verified = await call(fixture.test, 'certificates.verify', {
      params: { code: earlier.certificates[0]?.code ?? '' },
    });
    expect(verified.body).toMatchObject({
      state: 'superseded',
      supersededBy: [{ code: results.certificates[0]?.code }],
    });
    // The migration brings databases from before to the same state.
    const file = new URL('../../server/db/migrations/0053_superseded_by_reinspection.sql', import.meta.url);
    await fixture.test.api.db.execute(
      sql`update certificates set superseded_at = null where request_id = ${id}`,
    );
    await fixture.test.api.db.execute(sql.raw(readFileSync(file, 'utf8')));
    expect(said(await read(id))).toEqual(said(earlier));
    // Issued again, the earlier visit's certificate does not become current next to the new one.
    await succeed(perform(fixture, 'supervisorInspections.regenerateCertificate', fixture.supervisor, id));
    expect(said(await read(id)).map(([, , state]) => state)).toEqual(['superseded', 'superseded', 'valid']);
  });

  it('returns to the inspector only the answers that they gave themselves', async () => {
    const { id, first, second } = await failedFleet();
    const placed = (await order(id)).body;
    await bringToVisit(placed.id);
    const given = [answer(first, 'q1', 2), answer(first, 'q2', 1), answer(second, 'q2', 2)];
    await succeed(hand(placed.id, () => given));
    const reason = 'صور أوضح';
    await succeed(
      perform(fixture, 'supervisorInspections.returnForm', fixture.supervisor, placed.id, { reason }),
    );
    const returned = (await assignmentOf(placed.id))?.returned;
    expect(returned?.answers.map(({ vehicleId, questionKey }) => [vehicleId, questionKey])).toEqual(
      expect.arrayContaining(given.map(({ vehicleId, questionKey }) => [vehicleId, questionKey])),
    );
    expect(returned?.answers).toHaveLength(3);
  });

  it('counts copied answers in the statistics once, with the visit that asked for them', async () => {
    const { id, first, second } = await failedFleet();
    const before = await tallied();
    const placed = (await order(id)).body;
    await bringToVisit(placed.id);
    await succeed(
      hand(placed.id, () => [answer(first, 'q1', 2), answer(first, 'q2', 1), answer(second, 'q2', 2)]),
    );
    await sendOut(placed.id);
    const more = [...(await tallied())].map(([key, n]) => [key, n - (before.get(key) ?? 0)] as const);
    expect(Object.fromEntries(more.filter(([, n]) => n > 0))).toEqual({ q1: 1, q2: 2 });
  });

  it('leaves out deleted and inactive vehicles, and is not offered if none is left', async () => {
    const { id, plates, first, second } = await failedFleet();
    const { db } = fixture.test.api;
    const { vehicles } = tables;
    await db.update(vehicles).set({ deletedAt: sunday }).where(eq(vehicles.id, first));
    expect((await read(id)).reinspection.offer).toEqual({ items: 1, vehicles: [plates[1]], total: 57_500 });
    await db.update(vehicles).set({ active: false }).where(eq(vehicles.id, second));
    expect((await read(id)).reinspection.offer).toBeNull();
    expect((await order(id)).body.message).toBe('The corrections of all items were accepted.');
  });
});
