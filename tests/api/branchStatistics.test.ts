import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BranchStatisticsView } from '#domain/api/comparisonViews';
import { companiesInCityMean } from '#domain/figures/figures';
import { answers } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  buildInspectionsFixture,
  makeRequest,
  tenQuestions,
  type InspectionsFixture,
} from './inspectionsFixture';
import { addBranch } from './ordersFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  // The service has the questions that these tests answer.
  const { db } = fixture.test.api;
  await db
    .update(tables.services)
    .set({ formId: sql`(select template_id from form_versions where id = ${fixture.formVersionId})` })
    .where(sql`${tables.services.id} = ${fixture.serviceId}`);
}, 120_000);
afterAll(() => fixture.test.close());

type Scores = Readonly<Record<string, 0 | 1 | 2 | null>>;

/** Creates a visit whose results were sent on a day; every question is compliant except the given ones. */
async function visit(
  one: InspectionsFixture,
  scores: Scores,
  on: string,
  score: number | null = null,
): Promise<string> {
  const sentAt = new Date(`${on}T09:00:00Z`);
  const id = await makeRequest(one, 'certificate_generated', {
    resultsSentAt: sentAt,
    startedAt: sentAt,
    score,
  });
  const keys = tenQuestions.categories.flatMap(({ questions }) => questions.map(({ key }) => key));
  await one.test.api.db.insert(answers).values(
    keys.map((questionKey) => ({
      requestId: id,
      questionKey,
      fileIds: [],
      score: scores[questionKey] === undefined ? 2 : scores[questionKey],
    })),
  );
  return id;
}

async function read(token: string, query: Record<string, string>, language: 'ar' | 'en' = 'en') {
  return call<BranchStatisticsView & { message: string }>(
    fixture.test,
    'clientInspections.dashboardCategories',
    {
      token,
      query,
      language,
    },
  );
}

const company = async (): Promise<InspectionsFixture> => {
  const client = await asRole(fixture.test, 'client');
  return { ...fixture, client, branchId: await addBranch(fixture.test, client.id) };
};

describe('the statistics of a branch', () => {
  it('contain its visits, the average of each question, and the three lowest questions', async () => {
    const one = await company();
    const first = await visit(one, { q1: 0, q2: 1, q3: null }, '2026-05-03', 95);
    const second = await visit(one, { q1: 0, q2: 2, q3: null, q4: 1 }, '2026-10-04', 83.3);
    await visit(one, { q5: 0 }, '2025-06-01');
    const { body } = await read(one.client.token, { branchId: one.branchId });
    // Nine questions apply: 7 × 2 and a 1 of 18; then 7 × 2 and a 1 again.
    expect(body.visits.map(({ id, found, now }) => [id, found, now])).toEqual([
      [first, 83.3, 95],
      [second, 83.3, 83.3],
    ]);
    expect(body.bands).toEqual([
      { band: '0', count: 1 },
      { band: '1', count: 0 },
      { band: '2', count: 8 },
      { band: 'na', count: 1 },
    ]);
    expect(body.lowest.map(({ key, average }) => [key, average])).toEqual([
      ['q1', 0],
      ['q2', 1.5],
      ['q4', 1.5],
    ]);
    const [zero] = body.questions.filter(({ key }) => key === 'q1');
    expect(zero?.answers).toEqual([
      { visit: first, score: 0 },
      { visit: second, score: 0 },
    ]);
    // The mean of the present scores that the visits show: 95 and 83.3.
    expect(body.scores).toEqual({ branch: 89.2, company: null, city: null });
  });

  it('compare with the company’s other branches; for a manager, only with the branches they manage', async () => {
    const one = await company();
    const second = { ...one, branchId: await addBranch(fixture.test, one.client.id) };
    await visit(one, {}, '2026-10-04', 100);
    const theirVisit = await visit(second, { q1: 0, q2: 0 }, '2026-10-05', 80);
    await visit(second, {}, '2025-06-01');
    const owner = await read(one.client.token, { branchId: one.branchId });
    expect(owner.body.scores).toMatchObject({ branch: 100, company: 80 });
    expect(owner.body.otherBranches).toBe(1);
    // Visits behind the company's mean: those of the other branches in the period.
    const { total, rows } = owner.body.otherVisits;
    expect([total, rows.map(({ id, branch, now }) => [id, branch.id, now])]).toEqual([
      1,
      [[theirVisit, second.branchId, 80]],
    ]);
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: one.client.id,
      branchIds: [one.branchId],
    });
    const theirs = await read(manager.token, { branchId: one.branchId });
    expect([theirs.body.scores.company, theirs.body.otherBranches]).toEqual([null, 0]);
    expect((await read(manager.token, { branchId: second.branchId })).status).toBe(404);
  });

  it('show the city’s mean only if enough other companies are in it', async () => {
    const alone = { ...fixture, serviceId: await copyService() };
    const one = { ...(await company()), serviceId: alone.serviceId };
    await visit(one, { q1: 0 }, '2026-10-04', 90);
    const others: InspectionsFixture[] = [];
    while (others.length < companiesInCityMean) {
      const before = await read(one.client.token, { branchId: one.branchId });
      expect([before.body.cityShown, before.body.scores.city]).toEqual([false, null]);
      const other = { ...(await company()), serviceId: alone.serviceId };
      others.push(other);
      // Two visits of the same company count as one company.
      await visit(other, { q1: 0, q2: 0, q3: 0 }, '2026-10-05', 70);
      await visit(other, {}, '2026-10-06', 100);
    }
    const { body } = await read(one.client.token, { branchId: one.branchId });
    expect(body.scores).toEqual({ branch: 90, company: null, city: 85 });
    expect(body.categories.map(({ branch, city }) => [branch, city])).toEqual([[90, 85]]);
    // A category opens its questions, so each question has its category.
    const [category] = body.categories;
    expect(new Set(body.questions.map(({ categoryKey }) => categoryKey))).toEqual(new Set([category?.key]));
    expect(
      (await read(one.client.token, { branchId: one.branchId, from: '2026-10', to: '2026-10' })).body
        .cityShown,
    ).toBe(true);
    expect(
      (await read(one.client.token, { branchId: one.branchId, from: '2026-11', to: '2026-11' })).body
        .cityShown,
    ).toBe(false);
  });

  it('average the scores of all vehicles of one visit', async () => {
    const one = await company();
    const sentAt = new Date('2026-10-04T09:00:00Z');
    const id = await makeRequest(one, 'certificate_generated', {
      resultsSentAt: sentAt,
      startedAt: sentAt,
      score: 75,
    });
    const keys = tenQuestions.categories.flatMap(({ questions }) => questions.map(({ key }) => key));
    for (const failed of [0, 5]) {
      const vehicleId = randomUUID();
      await one.test.api.db.insert(answers).values(
        keys.map((questionKey, at) => ({
          requestId: id,
          vehicleId,
          questionKey,
          fileIds: [],
          score: at < failed ? (0 as const) : (2 as const),
        })),
      );
    }
    const { body } = await read(one.client.token, { branchId: one.branchId });
    expect(body.visits.map(({ found }) => found)).toEqual([75]);
    expect(body.questions.find(({ key }) => key === 'q1')?.answers).toHaveLength(2);
    expect(body.scores.branch).toBe(75);
  });

  it('of a branch without results are empty', async () => {
    const one = await company();
    const { status, body } = await read(one.client.token, { branchId: one.branchId });
    expect([status, body.service, body.visits, body.questions]).toEqual([200, null, [], []]);
  });
});

/** Copies the service, to get one without any inspections. */
async function copyService(): Promise<string> {
  const { db } = fixture.test.api;
  const [service] = await db
    .select()
    .from(tables.services)
    .where(sql`${tables.services.id} = ${fixture.serviceId}`);
  const id = randomUUID();
  await db.insert(tables.services).values({ ...(service as NonNullable<typeof service>), id });
  return id;
}

describe('invalid queries for branch statistics', () => {
  it("another company's branch is not found, nor is a service without results there", async () => {
    const [one, other] = [await company(), await company()];
    await visit(one, {}, '2026-10-04');
    expect((await read(other.client.token, { branchId: one.branchId })).status).toBe(404);
    expect((await read(one.client.token, { branchId: one.branchId, serviceId: randomUUID() })).status).toBe(
      404,
    );
    const admin = await asRole(fixture.test, 'admin');
    const ask = (id: string) =>
      call(fixture.test, 'clients.branchStatistics', {
        token: admin.token,
        params: { id },
        query: { branchId: one.branchId },
      });
    expect((await ask(one.client.id)).status).toBe(200);
    expect((await ask(other.client.id)).status).toBe(404);
  });

  it('a reversed period is refused in the caller’s language', async () => {
    const query = { branchId: fixture.branchId, from: '2026-05', to: '2026-04' };
    const { status, body } = await read(fixture.client.token, query, 'ar');
    expect([status, body.message]).toEqual([400, 'تاريخ النهاية قبل تاريخ البداية.']);
  });
});
