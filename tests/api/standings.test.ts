import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BranchStatisticsView } from '#domain/api/comparisonViews';
import type { DashboardView } from '#domain/api/dashboardViews';
import type { OwnPackageView } from '#domain/api/financeViews';
import type { RecordView } from 'sijil/contract/recordView';
import { certificates } from '../../server/db/schema/certificates';
import { instalments, packagePurchases } from '../../server/db/schema/money';
import { correctiveItems, requests, requestVehicles } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  buildInspectionsFixture,
  makeFleetRequest,
  makeRequest,
  sunday,
  type InspectionsFixture,
} from './inspectionsFixture';
import { addBranch } from './ordersFixture';

const daysFromNow = (days: number) => new Date(sunday.getTime() + days * 86_400_000);

let fixture: InspectionsFixture;
beforeAll(async () => void (fixture = await buildInspectionsFixture()), 120_000);
afterAll(() => fixture.test.close());

/** Creates a separate company with a branch. */
async function withCompany(): Promise<InspectionsFixture> {
  const client = await asRole(fixture.test, 'client');
  return { ...fixture, client, branchId: await addBranch(fixture.test, client.id) };
}

const ask = (path: string, token: string) =>
  fixture.test.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } });

async function read(path: string, token: string): Promise<RecordView[]> {
  const answer = await ask(path, token);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const certify = (one: InspectionsFixture, requestId: string, validUntil: Date, changes: object = {}) =>
  fixture.test.api.db.insert(certificates).values({
    requestId,
    clientId: one.client.id,
    branchId: one.branchId,
    code: `${requestId}-${validUntil.getTime()}`,
    version: validUntil.getTime() % 1e3,
    score: 90,
    grade: 'A',
    validUntil,
    subject: {} as never,
    ...changes,
  });

describe('the overview of a branch', () => {
  it('shows its latest sent score, next future visit, current certificate and open corrections', async () => {
    const one = await withCompany();
    const old = await makeRequest(one, 'inspection_completed', {
      score: 95,
      resultsSentAt: daysFromNow(-60),
    });
    const last = await makeRequest(one, 'corrections_needed', { score: 71, resultsSentAt: daysFromNow(-5) });
    await makeRequest(one, 'supervisor_reviewed', { score: 10 });
    await makeRequest(one, 'details_approved', { visitAt: daysFromNow(40_000) });
    await makeRequest(one, 'inspection_started', { visitAt: daysFromNow(-1) });
    await makeRequest(one, 'details_rejected', { visitAt: daysFromNow(1) });
    await makeRequest(one, 'cancelled', { visitAt: daysFromNow(2) });
    await certify(one, old, daysFromNow(100));
    await certify(one, last, daysFromNow(300), { revokedAt: sunday });
    await certify(one, last, daysFromNow(200), { supersededAt: sunday, version: 2 });
    const item = { requestId: last, originalScore: 0 as const };
    await fixture.test.api.db.insert(correctiveItems).values([
      { ...item, questionKey: 'q1' },
      { ...item, questionKey: 'q2', verdict: 'refused' },
      { ...item, questionKey: 'q3', verdict: 'accepted' },
    ]);
    expect(await read('/client/branch-standings', one.client.token)).toMatchObject([
      {
        id: one.branchId,
        score: 71,
        visitAt: daysFromNow(40_000).toISOString(),
        certifiedUntil: daysFromNow(100).toISOString(),
        toCorrect: 2,
      },
    ]);
  });

  it('has the same score per service in list, dashboard and statistics, without vehicles’ scores', async () => {
    const one = await withCompany();
    const { db } = fixture.test.api;
    const [sample] = await db.select().from(tables.services).where(eq(tables.services.id, one.serviceId));
    const serviceOf = async (subject: 'branch' | 'vehicle', name: string) => {
      const id = crypto.randomUUID();
      const made = { ...sample, id, subject, name: { ar: name, en: name } };
      await db.insert(tables.services).values(made as typeof tables.services.$inferInsert);
      return id;
    };
    const audit = await serviceOf('branch', 'Audit');
    const fleet = await serviceOf('vehicle', 'Fleet');
    const sent = (serviceId: string, score: number, days: number) =>
      makeRequest(one, 'inspection_completed', {
        serviceId,
        score,
        visitAt: daysFromNow(days),
        resultsSentAt: daysFromNow(days),
      });
    // Expected latest scores: food safety 67.4 (90.5 before), audit 80, and the vehicles' as the newest.
    await sent(one.serviceId, 90.5, -90);
    await sent(one.serviceId, 67.4, -20);
    await sent(audit, 80, -10);
    await sent(fleet, 100, -1);
    await sent(fleet, 100, -2);
    await sent(fleet, 100, -3);
    const [listed] = await read('/client/branch-standings', one.client.token);
    expect(listed).toMatchObject({
      score: 67.4,
      scores: [
        { service: sample?.name, score: 67.4 },
        { service: { en: 'Audit' }, score: 80 },
      ],
    });
    const page = await ask(`/client/branch-standings/${one.branchId}`, one.client.token);
    expect(page.json()).toMatchObject({ scores: [{ score: 67.4 }, { score: 80 }] });
    const home = await call<DashboardView>(fixture.test, 'dashboards.byRole', {
      token: one.client.token,
      params: { role: 'client' },
    });
    expect(
      home.body.client?.scores.map(({ service, score, change }) => [service.name, score, change]),
    ).toEqual([
      [sample?.name, 67.4, -23.1],
      [{ ar: 'Audit', en: 'Audit' }, 80, null],
    ]);
    const statistics = await call<BranchStatisticsView>(
      fixture.test,
      'clientInspections.dashboardCategories',
      {
        token: one.client.token,
        query: { branchId: one.branchId, from: '2026-01', to: '2026-12' },
      },
    );
    expect(statistics.body.service?.id).toBe(one.serviceId);
    expect(statistics.body.visits.at(-1)?.now).toBe(67.4);
  });

  it('is empty before the first visit, and can be filtered by a missing score', async () => {
    const one = await withCompany();
    const [branch] = await read('/client/branch-standings?score_null=true', one.client.token);
    expect(branch).toMatchObject({ score: null, visitAt: null, certifiedUntil: null, toCorrect: 0 });
    expect(await read('/client/branch-standings?score_gte=0', one.client.token)).toEqual([]);
  });

  it('is readable by managers of that branch only, and not found for another company', async () => {
    const one = await withCompany();
    const second = await addBranch(fixture.test, one.client.id);
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: one.client.id,
      branchIds: [second],
    });
    expect((await read('/client/branch-standings', manager.token)).map(({ id }) => id)).toEqual([second]);
    const stranger = await asRole(fixture.test, 'client');
    expect(await read('/client/branch-standings', stranger.token)).toEqual([]);
    const other = await ask(`/client/branch-standings/${one.branchId}`, stranger.token);
    expect(other.statusCode).toBe(404);
  });
});

describe('the overview of vehicles', () => {
  it('shows each vehicle’s own score of the latest visit, not the fleet’s mean', async () => {
    const one = await withCompany();
    const { id, vehicleIds } = await makeFleetRequest(one, 'inspection_completed', [
      'أ ب ح 1111',
      'أ ب ح 2222',
    ]);
    const { db } = fixture.test.api;
    await db
      .update(requests)
      .set({ score: 80, resultsSentAt: daysFromNow(-3) })
      .where(eq(requests.id, id));
    const [first = ''] = vehicleIds;
    await db.update(requestVehicles).set({ score: 64 }).where(eq(requestVehicles.vehicleId, first));
    const rows = await read('/client/vehicles', one.client.token);
    expect(rows.find((row) => row.id === first)).toMatchObject({ score: 64, visitAt: null });
    expect(rows).toHaveLength(2);
  });
});

describe('the packages of a company', () => {
  const buy = async (
    one: InspectionsFixture,
    changes: Partial<typeof packagePurchases.$inferInsert> = {},
  ) => {
    const requestId = await makeRequest(one, 'payment_completed');
    const [bought] = await fixture.test.api.db
      .insert(packagePurchases)
      .values({
        requestId,
        clientId: one.client.id,
        serviceId: one.serviceId,
        name: {
          ar: 'باقة',
          en: 'Package',
        },
        quantity: 4,
        used: 1,
        startsOn: '2026-11-01',
        endsOn: '2027-02-19',
        ...changes,
      })
      .returning({ id: packagePurchases.id });
    await fixture.test.api.db
      .update(requests)
      .set({ purchaseId: bought?.id })
      .where(eq(requests.id, requestId));
    return requestId;
  };
  const list = async (token: string) =>
    (await call<OwnPackageView[]>(fixture.test, 'packages.listOwn', { token })).body;

  it('name the request that bought them only to people who may read it', async () => {
    const one = await withCompany();
    const bought = await buy(one);
    const elsewhere = await addBranch(fixture.test, one.client.id);
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: one.client.id,
      branchIds: [elsewhere],
    });
    expect((await list(one.client.token)).map(({ boughtWith }) => boughtWith?.id)).toEqual([bought]);
    expect((await list(manager.token)).map(({ boughtWith }) => boughtWith)).toEqual([null]);
  });

  it('show the remaining visits, the state and the uses, current ones first', async () => {
    const one = await withCompany();
    const open = await buy(one);
    await buy(one, { used: 4, endsOn: '2027-02-18' });
    await buy(one, { endsOn: '2026-11-21' });
    await buy(one, { closedAt: sunday, endsOn: '2027-02-17' });
    const late = await buy(one, { endsOn: '2027-02-16' });
    await fixture.test.api.db
      .insert(instalments)
      .values({ requestId: late, sequence: 2, amount: 1000, dueOn: '2026-11-21' });
    const packages = await list(one.client.token);
    expect(packages.map(({ state, left }) => [state, left])).toEqual([
      ['open', 3],
      ['usedUp', 0],
      ['closed', 3],
      ['paused', 3],
      ['expired', 3],
    ]);
    expect(packages[0]?.uses).toMatchObject([{ id: open, units: 1, branch: { id: one.branchId } }]);
  });

  it('are hidden from other companies, and a manager sees the uses of their own branches only', async () => {
    const one = await withCompany();
    await buy(one);
    const second = await addBranch(fixture.test, one.client.id);
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: one.client.id,
      branchIds: [second],
    });
    expect((await list(manager.token)).map(({ uses }) => uses)).toEqual([[]]);
    expect(await list((await asRole(fixture.test, 'client')).token)).toEqual([]);
  });
});

describe('the page of a vehicle', () => {
  it('lists its inspections newest first, with scores of sent results, and is not found for another company', async () => {
    const one = await withCompany();
    const { id: sent, vehicleIds } = await makeFleetRequest(one, 'inspection_completed', [
      'ABJ 7711',
      'ABJ 7712',
    ]);
    const [vehicleId = ''] = vehicleIds;
    const { db } = fixture.test.api;
    await db
      .update(requests)
      .set({ resultsSentAt: sunday, createdAt: daysFromNow(-2) })
      .where(eq(requests.id, sent));
    const open = await makeRequest(one, 'supervisor_reviewed', {
      branchId: null,
      createdAt: daysFromNow(-1),
    });
    const old = await makeRequest(one, 'details_approved', { branchId: null, createdAt: daysFromNow(-3) });
    for (const requestId of [open, old]) await db.insert(requestVehicles).values({ requestId, vehicleId });
    await db.update(requestVehicles).set({ score: 88 }).where(eq(requestVehicles.vehicleId, vehicleId));
    const visits = (token: string) =>
      call(fixture.test, 'clientInspections.ofVehicle', { token, params: { vehicleId } });
    const { body } = await visits(one.client.token);
    expect(body).toMatchObject([
      { id: open, score: null },
      { id: sent, score: 88 },
      { id: old, score: null },
    ]);
    const stranger = await asRole(fixture.test, 'client');
    expect((await visits(stranger.token)).status).toBe(404);
  });
});
