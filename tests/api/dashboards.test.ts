import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InspectorsWeekView } from '#domain/api/calendarViews';
import type { ClientDashboardView, DashboardView } from '#domain/api/dashboardViews';
import type { NextActionView } from '#domain/api/requestViews';
import type { ClientManagementView } from '#domain/api/figureViews';
import { type WaitingListName, waitingLists } from '#domain/requests/waitingLists';
import { eq } from 'drizzle-orm';
import { certificates } from '../../server/db/schema/certificates';
import { tables } from '../../server/db/schema/declared';
import { instalments, packagePurchases, payments } from '../../server/db/schema/money';
import { cancellationAsks, dayOffRequests, requests, reviews } from '../../server/db/schema/requests';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildInspectionsFixture, makeRequest, sunday, type InspectionsFixture } from './inspectionsFixture';
import { addBranch } from './ordersFixture';

const daysFromNow = (days: number) => new Date(sunday.getTime() + days * 86_400_000);

let fixture: InspectionsFixture;
beforeAll(async () => void (fixture = await buildInspectionsFixture()), 120_000);
afterAll(() => fixture.test.close());

async function read(token: string, query?: Record<string, string>): Promise<DashboardView> {
  const { status, body } = await call<DashboardView>(fixture.test, 'dashboards.byRole', {
    token,
    ...(query && { query }),
  });
  expect(status).toBe(200);
  return body;
}

/** Creates a separate company, so that one test's requests do not count in another's figures. */
async function withCompany(): Promise<InspectionsFixture> {
  const client = await asRole(fixture.test, 'client');
  return { ...fixture, client, branchId: await addBranch(fixture.test, client.id) };
}

const clientFigures = async (
  { client }: InspectionsFixture,
  branchId?: string,
): Promise<ClientDashboardView> => {
  const { client: figures } = await read(client.token, branchId === undefined ? undefined : { branchId });
  if (!figures) throw new Error('a client has figures');
  return figures;
};

async function oweInstalment(requestId: string, sequence: number, dueOn: string): Promise<string> {
  const [row] = await fixture.test.api.db
    .insert(instalments)
    .values({ requestId, sequence, amount: 57_500, dueOn })
    .returning({ id: instalments.id });
  return String(row?.id);
}

const sendTransfer = (one: InspectionsFixture, requestId: string, instalmentId: string) =>
  fixture.test.api.db.insert(payments).values({
    requestId,
    instalmentId,
    clientId: one.client.id,
    method: 'bank_transfer',
    status: 'awaiting',
    amount: 57500,
    createdById: one.client.id,
  } as typeof payments.$inferInsert);

// Must be the first test: it counts the entire database, and the later tests add to it.
describe("the month's figures", () => {
  it('count signed orders without cancelled ones, and inspections by their results’ day, by Riyadh month', async () => {
    const admin = await asRole(fixture.test, 'admin');
    const month = async () => {
      const { body } = await call<ClientManagementView>(fixture.test, 'dashboards.clientManagement', {
        token: admin.token,
        query: {
          from: '2026-11',
          to: '2026-11',
        },
      });
      const shown = ['orders', 'value', 'inspections', 'averageScore'];
      return body.figures.filter(({ name }) => shown.includes(name)).map(({ value }) => value);
    };
    const before = await month();
    const order = (status: 'details_approved' | 'cancelled', signedAt: string | null) =>
      makeRequest(fixture, status, {
        total: 115_000,
        signedAt: signedAt === null ? null : new Date(signedAt),
      });
    await order('details_approved', '2026-10-31T21:00:00Z');
    await order('details_approved', '2026-11-20T09:00:00Z');
    await order('details_approved', '2026-10-31T20:59:00Z');
    await order('details_approved', null);
    await order('cancelled', '2026-11-20T09:00:00Z');
    const result = (score: number, sentAt: string) =>
      makeRequest(fixture, 'certificate_generated', { score, resultsSentAt: new Date(sentAt) });
    await result(90, '2026-11-02T09:00:00Z');
    await result(85.5, '2026-11-03T09:00:00Z');
    await result(10, '2026-10-03T09:00:00Z');
    expect(before).toEqual([0, 0, 0, null]);
    expect(await month()).toEqual([2, 230_000, 2, 87.8]);
  });
});

describe('the remaining visits of a package', () => {
  const buy = async (
    one: InspectionsFixture,
    changes: Partial<typeof packagePurchases.$inferInsert> = {},
  ) => {
    const requestId = await makeRequest(one, 'payment_completed', { branchId: null });
    await one.test.api.db.insert(packagePurchases).values({
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
    });
  };

  it('are shown with a suggested interval and the branch to visit next', async () => {
    const one = await withCompany();
    const second = await addBranch(fixture.test, one.client.id);
    await buy(one);
    await makeRequest(one, 'certificate_generated', { score: 92, resultsSentAt: daysFromNow(-40) });
    const [fresh] = (await clientFigures(one)).packages;
    // Ninety days for three visits.
    expect(fresh).toMatchObject({ left: 3, quantity: 4, endsOn: '2027-02-19', paceDays: 30 });
    expect(fresh?.next).toMatchObject({ branch: { id: second }, reason: 'never' });
    await makeRequest({ ...one, branchId: second }, 'inspector_assigned');
    const [booked] = (await clientFigures(one)).packages;
    expect(booked?.next).toMatchObject({ branch: { id: one.branchId }, reason: 'longestAgo', score: 92 });
  });

  it('are not shown if the package is used up, expired or closed', async () => {
    const one = await withCompany();
    await buy(one, { used: 4 });
    await buy(one, { endsOn: '2026-11-21' });
    await buy(one, { closedAt: sunday });
    expect((await clientFigures(one)).packages).toEqual([]);
  });
});

describe("a client's to-dos", () => {
  it('add up over the branches to the list for all branches, beyond one page', async () => {
    const one = await withCompany();
    const second = { ...one, branchId: await addBranch(fixture.test, one.client.id) };
    // More rows than a browser would load in one page.
    for (let count = 0; count < 15; count += 1) await makeRequest(one, 'details_sent');
    await makeRequest(one, 'inspector_assigned');
    await makeRequest(second, 'details_sent');
    await makeRequest(second, 'corrections_approved');
    await makeRequest(second, 'inspection_completed', { statusSince: daysFromNow(-3) });
    const [all, first, other] = await Promise.all([
      clientFigures(one),
      clientFigures(one, one.branchId),
      clientFigures(one, second.branchId),
    ]);
    expect(first.moves).toHaveLength(15);
    expect(other.moves.map(({ action }) => action).toSorted()).toEqual(['acceptDetails', 'review', 'review']);
    expect(all.moves).toHaveLength(18);
    expect([all.requests, first.requests, other.requests]).toEqual([19, 16, 3]);
  });

  it('are ordered by deadline, and payments have their amount', async () => {
    const one = await withCompany();
    const visit = await makeRequest(one, 'details_sent', { visitAt: daysFromNow(2) });
    const late = await makeRequest(one, 'payment_pending', { visitAt: null });
    await oweInstalment(late, 1, '2026-11-10');
    const due = await makeRequest(one, 'payment_pending', { visitAt: null });
    await oweInstalment(due, 1, '2026-11-20');
    const list = await makeRequest(one, 'corrections_needed', { correctionsDueAt: daysFromNow(9) });
    const rate = await makeRequest(one, 'certificate_generated');
    const { moves } = await clientFigures(one);
    // A first payment is late from the eighth day after its own.
    expect(moves.slice(0, 1)).toMatchObject([{ id: late, deadline: '2026-11-17' }]);
    expect(moves.map(({ id, action, amount }) => [id, action, amount])).toEqual([
      [late, 'pay', 57_500],
      [visit, 'acceptDetails', null],
      [due, 'pay', 57_500],
      [list, 'submitCorrectiveActions', null],
      [rate, 'review', null],
    ]);
  });

  it('include corrections until their deadline, second payments two weeks ahead, and reviews for thirty days', async () => {
    const one = await withCompany();
    await makeRequest(one, 'corrections_needed', { correctionsDueAt: daysFromNow(-1) });
    const far = await makeRequest(one, 'details_approved');
    await oweInstalment(far, 2, '2026-12-07');
    const near = await makeRequest(one, 'details_approved');
    await oweInstalment(near, 2, '2026-12-06');
    await makeRequest(one, 'inspection_completed', { statusSince: daysFromNow(-31) });
    const reviewed = await makeRequest(one, 'inspection_completed', { statusSince: daysFromNow(-1) });
    await fixture.test.api.db
      .insert(reviews)
      .values({ requestId: reviewed, ratings: {}, createdById: one.client.id });
    const { moves } = await clientFigures(one);
    expect(moves.map(({ id, action, deadline }) => [id, action, deadline])).toEqual([
      [near, 'payNext', '2026-12-06'],
    ]);
  });

  it("are those of a branch manager's own branches", async () => {
    const one = await withCompany();
    const other = { ...one, branchId: await addBranch(fixture.test, one.client.id) };
    const own = await makeRequest(one, 'details_sent');
    await makeRequest(other, 'details_sent');
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: one.client.id,
      branchIds: [one.branchId],
    });
    const { client } = await read(manager.token);
    expect([client?.requests, client?.moves.map(({ id }) => id)]).toEqual([1, [own]]);
    const { client: foreign } = await read(manager.token, { branchId: other.branchId });
    expect([foreign?.requests, foreign?.moves]).toEqual([0, []]);
  });
});

describe('the client’s next visits', () => {
  it('are the three nearest of the future, neither rejected by the client nor cancelled', async () => {
    const one = await withCompany();
    await makeRequest(one, 'inspector_assigned', { visitAt: daysFromNow(-1) });
    await makeRequest(one, 'details_rejected', { visitAt: daysFromNow(1) });
    await makeRequest(one, 'cancelled', { visitAt: daysFromNow(1) });
    const proposed = await makeRequest(one, 'details_sent', { visitAt: daysFromNow(3) });
    const third = await makeRequest(one, 'inspector_assigned', { visitAt: daysFromNow(9) });
    const second = await makeRequest(one, 'inspector_assigned', { visitAt: daysFromNow(8) });
    await makeRequest(one, 'inspector_assigned', { visitAt: daysFromNow(10) });
    const { nextVisits } = await clientFigures(one);
    expect(nextVisits.map(({ id, proposed: asked }) => [id, asked])).toEqual([
      [proposed, true],
      [second, false],
      [third, false],
    ]);
  });
});

describe('the client’s requests in progress', () => {
  it('are ordered by their next date: a future visit or the deadline of corrections, else last', async () => {
    const one = await withCompany();
    const refused = await makeRequest(one, 'details_rejected', { visitAt: daysFromNow(1) });
    const correcting = await makeRequest(one, 'corrections_needed', {
      visitAt: daysFromNow(-6),
      correctionsDueAt: daysFromNow(9),
    });
    const soon = await makeRequest(one, 'inspector_assigned', { visitAt: daysFromNow(2) });
    const { running } = await clientFigures(one);
    expect(running.rows.map(({ id }) => id)).toEqual([soon, correcting, refused]);
  });
});

describe('the client’s next payment', () => {
  it('is the earliest one due; one with an unconfirmed transfer comes after the others', async () => {
    const one = await withCompany();
    const due = await makeRequest(one, 'payment_pending');
    const instalmentId = await oweInstalment(due, 1, '2026-11-20');
    const cancelled = await makeRequest(one, 'cancelled');
    await oweInstalment(cancelled, 1, '2026-11-01');
    expect((await clientFigures(one)).nextPayment).toMatchObject({ id: due, state: 'due' });

    await sendTransfer(one, due, instalmentId);
    expect((await clientFigures(one)).nextPayment).toMatchObject({ id: due, state: 'review' });

    const later = await makeRequest(one, 'details_approved');
    await oweInstalment(later, 2, '2027-02-01');
    expect((await clientFigures(one)).nextPayment).toMatchObject({ id: later, state: 'later' });
  });
});

describe('the client’s branch scores', () => {
  it('show the latest result and its change since the previous one, the worst change first', async () => {
    const one = await withCompany();
    const slipped = { ...one, branchId: await addBranch(fixture.test, one.client.id) };
    const unsent = { ...one, branchId: await addBranch(fixture.test, one.client.id) };
    const sent = (score: number, days: number) => ({
      score,
      visitAt: daysFromNow(days),
      resultsSentAt: daysFromNow(days),
    });
    await makeRequest(one, 'inspection_completed', sent(80.5, -90));
    await makeRequest(one, 'inspection_completed', sent(92, -10));
    await makeRequest(slipped, 'inspection_completed', sent(90, -200));
    await makeRequest(slipped, 'inspection_completed', sent(71.4, -20));
    await makeRequest(slipped, 'form_submitted', { score: 12, visitAt: daysFromNow(-1) });
    await makeRequest(unsent, 'form_submitted', { score: 33 });
    const shown = ({ scores }: ClientDashboardView) =>
      scores.map(({ branch, score, change }) => [branch?.id, score, change]);
    expect(shown(await clientFigures(one))).toEqual([
      [slipped.branchId, 71.4, -18.6],
      [one.branchId, 92, 11.5],
    ]);
    expect(shown(await clientFigures(one, one.branchId))).toEqual([[one.branchId, 92, 11.5]]);
    // Each with its scores in order of time and its nearest visit, neither past nor of another branch.
    await makeRequest(one, 'details_approved', { visitAt: daysFromNow(9) });
    await makeRequest(one, 'inspector_assigned', { visitAt: daysFromNow(4) });
    await makeRequest(slipped, 'details_rejected', { visitAt: daysFromNow(2) });
    const { scores, unscored } = await clientFigures(one);
    // A branch whose first result was not sent has none; one that is no longer active is left out.
    const closed = await addBranch(fixture.test, one.client.id);
    await fixture.test.api.db
      .update(tables.branches)
      .set({ active: false })
      .where(eq(tables.branches.id, closed));
    expect(unscored.map(({ id }) => id)).toEqual([unsent.branchId]);
    expect((await clientFigures(one)).unscored).toEqual(unscored);
    expect(
      scores.map(({ past, nextVisitAt, certifiedUntil }) => [past, nextVisitAt, certifiedUntil]),
    ).toEqual([
      [[90, 71.4], null, null],
      [[80.5, 92], daysFromNow(4).toISOString(), null],
    ]);
  });
});

describe('certificates that expire soon', () => {
  it('are valid, not renewed, expire within sixty days, and follow the chosen branch', async () => {
    const one = await withCompany();
    const other = { ...one, branchId: await addBranch(fixture.test, one.client.id) };
    const renewed = { ...one, branchId: await addBranch(fixture.test, one.client.id) };
    const certify = async (of: InspectionsFixture, until: Date, changes = {}) => {
      const requestId = await makeRequest(of, 'inspection_completed');
      const name = { ar: 'تفتيش', en: 'Inspection' };
      const people = { inspectorName: 'سعد', supervisorName: 'منى' };
      const subject = { companyName: 'شركة', subjectName: 'فرع', city: name, service: name, ...people };
      const code = randomUUID();
      const shown = { code, version: 1, score: 90, grade: 'A', subject };
      const place = { branchId: of.branchId, serviceId: of.serviceId };
      await fixture.test.api.db
        .insert(certificates)
        .values({ requestId, clientId: of.client.id, ...place, validUntil: until, ...shown, ...changes });
      return code;
    };
    const later = await certify(one, daysFromNow(59));
    const first = await certify(other, daysFromNow(9));
    // Inspected again since, and certified for longer, so that nothing needs renewal.
    await certify(renewed, daysFromNow(30));
    await certify(renewed, daysFromNow(61));
    await certify(one, daysFromNow(-1));
    await certify(one, daysFromNow(9), { supersededAt: daysFromNow(-2) });
    await certify(one, daysFromNow(9), { revokedAt: daysFromNow(-2) });
    const codes = ({ expiring }: ClientDashboardView) => expiring.map(({ code }) => code);
    const [all, ofOne] = [await clientFigures(one), await clientFigures(one, one.branchId)];
    expect([all.certificates, codes(all)]).toEqual([4, [first, later]]);
    expect([ofOne.certificates, codes(ofOne)]).toEqual([1, [later]]);
    expect(ofOne.expiring[0]).toMatchObject({
      service: { id: fixture.serviceId },
      branchId: one.branchId,
      vehicleId: null,
    });
  });
});

describe("a supervisor's dashboard", () => {
  it('counts beyond a page, and lists tasks by date, late visits and the week’s visits', async () => {
    const supervisor = await asRole(fixture.test, 'supervisor');
    const one = { ...fixture, supervisor };
    const waiting = (days: number) => ({ statusSince: daysFromNow(days), visitAt: null });
    const rows = Array.from({ length: 210 }, () => ({
      status: 'form_submitted' as const,
      kind: 'standard' as const,
      clientId: one.client.id,
      branchId: one.branchId,
      serviceId: one.serviceId,
      createdById: one.client.id,
      formVersionId: one.formVersionId,
      supervisorId: supervisor.id,
      statusSince: daysFromNow(30),
    }));
    await fixture.test.api.db.insert(requests).values(rows);
    const today = await makeRequest(one, 'supervisor_assigned', waiting(0));
    const old = await makeRequest(one, 'form_submitted', waiting(-8));
    const visit = await makeRequest(one, 'details_approved', { visitAt: daysFromNow(1) });
    const list = await makeRequest(one, 'corrections_submitted', {
      correctionsDueAt: daysFromNow(2),
      visitAt: daysFromNow(-20),
    });
    await makeRequest(one, 'details_rejected', { visitAt: daysFromNow(1), statusSince: daysFromNow(9) });
    const client = await makeRequest(one, 'details_sent', { visitAt: daysFromNow(6) });
    await makeRequest(one, 'inspector_assigned', { visitAt: daysFromNow(8) });
    await makeRequest(one, 'inspection_completed', { visitAt: daysFromNow(-8) });
    const begun = await makeRequest(one, 'inspection_started', { visitAt: daysFromNow(-1) });
    const missed = await makeRequest(one, 'inspector_assigned', { visitAt: daysFromNow(-3) });
    const going = await makeRequest(one, 'inspection_started', { visitAt: daysFromNow(0) });
    const { supervisor: figures } = await read(supervisor.token);
    expect([figures?.mine.total, figures?.others.total]).toEqual([215, 5]);
    expect(figures?.mine.rows.slice(0, 4).map(({ id }) => id)).toEqual([old, visit, list, today]);
    // The verb of each row is its next action; a visit whose day passed without a form is an alert.
    expect(figures?.mine.rows.slice(0, 4).map(({ action }) => action)).toEqual([
      'submitChanges',
      'assignInspector',
      'reviewCorrectiveActions',
      'sendDetails',
    ]);
    // A page of the list of requests has the same next actions, and none that its reader may not read.
    const strangers = await makeRequest(fixture, 'supervisor_assigned', waiting(0));
    const { body: moves } = await call<NextActionView[]>(fixture.test, 'inspections.nextActions', {
      token: supervisor.token,
      query: { ids: [old, visit, client, strangers].join(',') },
    });
    expect(Object.fromEntries(moves.map(({ id, action }) => [id, action]))).toEqual({
      [old]: 'submitChanges',
      [visit]: 'assignInspector',
      [client]: null,
    });
    expect([figures?.late.total, figures?.late.rows.map(({ id }) => id)]).toEqual([2, [missed, begun]]);
    expect(figures?.week.map(({ day, visits }) => [day, visits.map(({ id }) => id)])).toEqual([
      ['2026-11-22', [going]],
      ['2026-11-23', [visit]],
      ['2026-11-28', [client]],
    ]);
    expect(Object.fromEntries(figures?.phases.map(({ phase, count }) => [phase, count]) ?? [])).toMatchObject(
      {
        visit: 8,
        results: 211,
        corrections: 1,
      },
    );
  });

  it('shows each inspector’s load this week as the calendar does, the busiest first', async () => {
    const supervisor = await asRole(fixture.test, 'supervisor');
    const of = { supervisorId: supervisor.id };
    const idle = await asRole(fixture.test, 'inspector', of);
    const busy = await asRole(fixture.test, 'inspector', of);
    await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    const visit = (status: 'inspector_assigned' | 'cancelled', days: number) =>
      makeRequest({ ...fixture, supervisor }, status, { inspectorId: busy.id, visitAt: daysFromNow(days) });
    await visit('inspector_assigned', 1);
    await visit('inspector_assigned', 2);
    await visit('cancelled', 3);
    await visit('inspector_assigned', 9);
    await fixture.test.api.db.insert(dayOffRequests).values(
      [
        { inspectorId: idle.id, startsOn: '2026-11-24', endsOn: '2026-11-25', status: 'approved' as const },
        { inspectorId: idle.id, startsOn: '2026-11-26', endsOn: '2026-11-26', status: 'pending' as const },
      ].map((row) => ({ ...row, reason: 'سفر' })),
    );
    const { supervisor: figures } = await read(supervisor.token);
    expect(figures?.team.map(({ id, thisWeek, daysOff }) => [id, thisWeek, daysOff])).toEqual([
      [busy.id, 2, 0],
      [idle.id, 0, 2],
    ]);
    const { body: week } = await call<InspectorsWeekView>(fixture.test, 'calendar.inspectors', {
      token: supervisor.token,
      query: { week: '2026-11-22' },
    });
    for (const { id, free } of figures?.team ?? []) {
      const days = week.inspectors.find((one) => one.id === id)?.days ?? [];
      expect(free).toBe(days.reduce((sum, day) => sum + day.free, 0));
      expect(free).toBeGreaterThan(0);
    }
  });
});

describe('the staff’s waiting tasks', () => {
  it('match the totals of the lists they link to, and include only what each role may decide', async () => {
    const finance = await asRole(fixture.test, 'admin_finance');
    const admin = await asRole(fixture.test, 'admin');
    await makeRequest(fixture, 'payment_completed');
    await makeRequest(fixture, 'change_request');
    const paying = await makeRequest(fixture, 'payment_pending');
    await sendTransfer(fixture, paying, await oweInstalment(paying, 1, '2026-11-25'));
    await fixture.test.api.db
      .insert(cancellationAsks)
      .values({ requestId: paying, askedById: fixture.client.id, reason: 'أُغلق الفرع' });
    for (const [person, sees] of [
      [finance, ['transfers']],
      [fixture.operator, ['unassigned', 'cancellations', 'contracts', 'corrections']],
      [admin, ['unassigned', 'transfers', 'cancellations', 'contracts', 'corrections']],
    ] as const) {
      const { waiting } = await read(person.token);
      const shown = Object.entries(waiting ?? {}).filter(([, total]) => total !== null);
      expect(shown.map(([name]) => name).toSorted()).toEqual([...sees].toSorted());
      for (const [name, total] of shown) {
        const { headers } = await call(fixture.test, 'inspections.list', {
          token: person.token,
          query: waitingLists[name as WaitingListName].filter,
        });
        expect(Number(headers['x-total-count']), name).toBe(total);
        expect(total, name).toBeGreaterThan(0);
      }
    }
  });

  it('are not shown to a client', async () => {
    const { waiting, supervisor } = await read(fixture.client.token);
    expect([waiting, supervisor]).toEqual([null, null]);
  });
});
