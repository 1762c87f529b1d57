import { nameOf } from 'sijil/base/i18n/localized';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CandidateView, RequestView, ResultsView } from '#domain/api/requestViews';
import { dayOffRequests, requests, reviews } from '../../server/db/schema/requests';
import { notifications } from '../../server/db/schema/messages';
import { users } from '../../server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { type Candidate, rankInspectors } from '../../server/modules/inspections/assignment/rankCandidates';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  perform,
  buildInspectionsFixture,
  handIn,
  makeRequest,
  readRequest,
  sendResults,
  succeed,
  sunday,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());
beforeEach(() => fixture.test.setNow(sunday));

const teammate = () => asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
const assign = (id: string, inspectorId: string) =>
  perform(fixture, 'supervisorInspections.assignInspector', fixture.supervisor, id, { inspectorId });

describe('operations staff', () => {
  it('can assign a paid request to a supervisor', async () => {
    const id = await makeRequest(fixture, 'payment_completed', { supervisorId: null, inspectorId: null });
    const { status, body } = await perform(
      fixture,
      'adminInspections.assignSupervisor',
      fixture.operator,
      id,
      {
        supervisorId: fixture.supervisor.id,
      },
    );
    expect([status, body.status, body.supervisor?.id]).toEqual([
      200,
      'supervisor_assigned',
      fixture.supervisor.id,
    ]);
  });

  it('cannot assign a request to a deactivated supervisor', async () => {
    const id = await makeRequest(fixture, 'payment_completed', { supervisorId: null });
    const gone = await asRole(fixture.test, 'supervisor');
    await fixture.test.api.db.update(users).set({ active: false }).where(eq(users.id, gone.id));
    const { status, body } = await perform(
      fixture,
      'adminInspections.assignSupervisor',
      fixture.operator,
      id,
      {
        supervisorId: gone.id,
      },
    );
    expect([status, Object.keys(body.errors)]).toEqual([400, ['supervisorId']]);
  });
});

describe('assigning an inspector', () => {
  it('stores the reason of the choice for staff and hides it from the client', async () => {
    const id = await makeRequest(fixture, 'details_approved', { inspectorId: null });
    const choice = 'يعرف الموقع، والآخر في إجازة قريبة';
    const body = { inspectorId: (await teammate()).id, choice };
    const { status } = await perform(
      fixture,
      'supervisorInspections.assignInspector',
      fixture.supervisor,
      id,
      body,
    );
    expect(status).toBe(200);
    const noticesOf = async (person: { token: string }) =>
      (
        await call<RequestView>(
          fixture.test,
          person === fixture.client ? 'clientInspections.get' : 'inspections.get',
          {
            token: person.token,
            params: { id },
          },
        )
      ).body.history.at(-1);
    expect(await noticesOf(fixture.supervisor)).toMatchObject({
      transition: 'assignInspector',
      detail: { choice },
    });
    expect(JSON.stringify(await noticesOf(fixture.client))).not.toContain(choice);
  });

  it('refuses an inspector of another team', async () => {
    const id = await makeRequest(fixture, 'details_approved', { inspectorId: null });
    const other = await asRole(fixture.test, 'supervisor');
    const theirs = await asRole(fixture.test, 'inspector', { supervisorId: other.id });
    const { status, body } = await assign(id, theirs.id);
    expect([status, body.errors['inspectorId']]).toEqual([
      400,
      ['This inspector is not on the team of the request’s supervisor.'],
    ]);
  });

  it('can be done by operations from the same candidates, which notifies the supervisor of the visit', async () => {
    const id = await makeRequest(fixture, 'details_approved', { inspectorId: null });
    const { id: inspectorId } = await teammate();
    const listFor = async (person: { token: string }) =>
      (
        await call<CandidateView[]>(fixture.test, 'inspections.inspectorCandidates', {
          token: person.token,
          params: { id },
        })
      ).body;
    expect(await listFor(fixture.operator)).toEqual(await listFor(fixture.supervisor));
    const { status, body } = await perform(
      fixture,
      'adminInspections.assignInspector',
      fixture.operator,
      id,
      {
        inspectorId,
      },
    );
    expect([status, body.status, body.inspector?.id]).toEqual([200, 'inspector_assigned', inspectorId]);
    const noticesOf = await fixture.test.api.db
      .select({ userId: notifications.userId, data: notifications.data })
      .from(notifications)
      .where(and(eq(notifications.requestId, id), eq(notifications.kind, 'assignInspector')));
    expect(noticesOf.map(({ userId }) => userId).toSorted()).toEqual(
      [fixture.client.id, fixture.supervisor.id, inspectorId].toSorted(),
    );
  });

  it('refuses an inspector of another team to operations too', async () => {
    const id = await makeRequest(fixture, 'details_approved', { inspectorId: null });
    const other = await asRole(fixture.test, 'supervisor');
    const theirs = await asRole(fixture.test, 'inspector', { supervisorId: other.id });
    const { status, body } = await perform(
      fixture,
      'adminInspections.assignInspector',
      fixture.operator,
      id,
      {
        inspectorId: theirs.id,
      },
    );
    expect([status, Object.keys(body.errors)]).toEqual([400, ['inspectorId']]);
  });

  it('is refused on an approved day off, but allowed on a pending one', async () => {
    const id = await makeRequest(fixture, 'details_approved', { inspectorId: null });
    const { id: inspectorId } = await teammate();
    const [off] = await fixture.test.api.db
      .insert(dayOffRequests)
      .values({ inspectorId, startsOn: '2026-11-23', endsOn: '2026-11-24', reason: 'سفر' })
      .returning();
    await fixture.test.api.db
      .update(dayOffRequests)
      .set({ status: 'approved' })
      .where(eq(dayOffRequests.id, String(off?.id)));
    expect((await assign(id, inspectorId)).body.errors['inspectorId']?.[0]).toContain('day off');
    await fixture.test.api.db
      .update(dayOffRequests)
      .set({ status: 'pending' })
      .where(eq(dayOffRequests.id, String(off?.id)));
    expect((await assign(id, inspectorId)).body.status).toBe('inspector_assigned');
  });

  it('is refused for visits less than two hours apart', async () => {
    const { id: inspectorId } = await teammate();
    await makeRequest(fixture, 'inspector_assigned', {
      inspectorId,
      visitAt: new Date('2026-11-25T07:00:00Z'),
    });
    const at = (hour: string) =>
      makeRequest(fixture, 'details_approved', {
        inspectorId: null,
        visitAt: new Date(`2026-11-25T${hour}:00Z`),
      });
    const overlapping = await assign(await at('08:59'), inspectorId);
    expect(overlapping.body.errors['inspectorId']?.[0]).toContain('overlaps');
    expect((await assign(await at('09:00'), inspectorId)).status).toBe(200);
  });

  it('to two visits at the same time succeeds once, even with simultaneous calls', async () => {
    const { id: inspectorId } = await teammate();
    const visitAt = new Date('2026-12-01T07:00:00Z');
    const ids = [
      await makeRequest(fixture, 'details_approved', { inspectorId: null, visitAt }),
      await makeRequest(fixture, 'details_approved', { inspectorId: null, visitAt }),
    ];
    const answers = await Promise.all(ids.map((id) => assign(id, inspectorId)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('candidates for an assignment', () => {
  it('rank a supervisor with much less work before one of the same city, but training comes first', async () => {
    const { db } = fixture.test.api;
    const { formVersionId, client, branchId, serviceId } = fixture;
    const [near, far] = [await asRole(fixture.test, 'supervisor'), await asRole(fixture.test, 'supervisor')];
    const [branch] = await db.select().from(tables.branches).where(eq(tables.branches.id, branchId));
    const cityId = String(branch?.cityId);
    const [elsewhere] = await db.select().from(tables.cities).where(ne(tables.cities.id, cityId)).limit(1);
    const fit = { serviceIds: [serviceId], coverageCityIds: [cityId] };
    await db
      .update(tables.supervisors)
      .set({ ...fit, cityId })
      .where(eq(tables.supervisors.id, near.id));
    await db
      .update(tables.supervisors)
      .set({ ...fit, cityId: String(elsewhere?.id) })
      .where(eq(tables.supervisors.id, far.id));
    const open = (supervisorId: string, count: number) =>
      db.insert(requests).values(
        Array.from({ length: count }, () => ({
          status: 'supervisor_assigned' as const,
          kind: 'standard' as const,
          supervisorId,
          formVersionId,
          clientId: client.id,
          branchId,
          serviceId,
          createdById: client.id,
        })),
      );
    await open(near.id, 30);
    await open(far.id, 4);
    const id = await makeRequest(fixture, 'payment_completed', { supervisorId: null });
    const order = async () => {
      const { body } = await call<CandidateView[]>(fixture.test, 'inspections.supervisorCandidates', {
        token: fixture.operator.token,
        params: { id },
      });
      return body.map((one) => one.id).filter((one) => [near.id, far.id].includes(one));
    };
    expect(await order()).toEqual([far.id, near.id]);
    // With equal workloads the local supervisor ranks first; a low workload does not outweigh missing training.
    await open(far.id, 26);
    expect(await order()).toEqual([near.id, far.id]);
    await db.delete(requests).where(eq(requests.supervisorId, far.id));
    await db.update(tables.supervisors).set({ serviceIds: [] }).where(eq(tables.supervisors.id, far.id));
    expect(await order()).toEqual([near.id, far.id]);
  });

  it('rank an inspector of the same city first, unless they have tens of visits more', () => {
    const one = (id: string, changes: Partial<Candidate>): Candidate => ({
      id,
      name: nameOf(id, null),
      city: {
        ar: 'جدة',
        en: 'Jeddah',
      },
      level: null,
      openRequests: 0,
      sameCity: true,
      covers: true,
      specialised: true,
      busyThatDay: false,
      reportsUpheld: 0,
      conflict: false,
      visitsInARow: 0,
      distanceKm: null,
      ...changes,
    });
    const order = (...candidates: Candidate[]) => rankInspectors(candidates).map(({ id }) => id);
    const away = { sameCity: false };
    expect(order(one('away', away), one('home', { openRequests: 5 }))).toEqual(['home', 'away']);
    expect(order(one('home', { openRequests: 30 }), one('away', { ...away, openRequests: 4 }))).toEqual([
      'away',
      'home',
    ]);
    // People of the same name have a stable order, whatever the order of reading.
    const namesakes = [
      one('a', { name: nameOf('محمد', null) }),
      one('b', { name: nameOf('محمد', null) }),
    ] as const;
    expect(order(...namesakes.toReversed())).toEqual(['a', 'b']);
  });

  it('rank the team’s trained and free inspectors first, with the reasons', async () => {
    const lead = await asRole(fixture.test, 'supervisor');
    const mine = { supervisorId: lead.id };
    const [plain, trained, busy] = [
      await asRole(fixture.test, 'inspector', mine),
      await asRole(fixture.test, 'inspector', mine),
      await asRole(fixture.test, 'inspector', mine),
    ];
    await fixture.test.api.db
      .update(tables.inspectors)
      .set({ serviceIds: [fixture.serviceId] })
      .where(eq(tables.inspectors.id, trained.id));
    await makeRequest(fixture, 'inspector_assigned', { inspectorId: busy.id });
    const id = await makeRequest(fixture, 'details_approved', { supervisorId: lead.id, inspectorId: null });
    const { body } = await call<CandidateView[]>(fixture.test, 'inspections.inspectorCandidates', {
      token: lead.token,
      params: { id },
    });
    expect(body.map((one) => one.id)).toEqual([trained.id, plain.id, busy.id]);
    expect(body[0]).toMatchObject({ specialised: true, sameCity: true, covers: true, busyThatDay: false });
    expect(body[2]).toMatchObject({ busyThatDay: true, openRequests: 1 });
  });

  it('show conflicts of interest, the distance, and who made the branch’s last visits, which rank lower', async () => {
    const { db } = fixture.test.api;
    const listOf = async (id: string) =>
      (
        await call<CandidateView[]>(fixture.test, 'inspections.inspectorCandidates', {
          token: fixture.supervisor.token,
          params: { id },
        })
      ).body;
    const fresh = await teammate();
    // Equal in everything else.
    await db.update(tables.inspectors).set({ serviceIds: [fixture.serviceId] });
    await sendResults(fixture, {});
    await sendResults(fixture, {});
    const id = await makeRequest(fixture, 'details_approved', { inspectorId: null });
    const before = await listOf(id);
    expect(before.find((one) => one.id === fixture.inspector.id)).toMatchObject({
      visitsInARow: 2,
      conflict: false,
    });
    expect(before.find((one) => one.id === fresh.id)).toMatchObject({ visitsInARow: 0 });
    expect(before.every(({ distanceKm }) => distanceKm === null || distanceKm >= 0)).toBe(true);
    const placeOf = (list: readonly CandidateView[], who: string) => list.findIndex((one) => one.id === who);
    expect(placeOf(before, fresh.id)).toBeLessThan(placeOf(before, fixture.inspector.id));
    await db
      .update(tables.inspectors)
      .set({ conflictClientIds: [fixture.client.id] })
      .where(eq(tables.inspectors.id, fresh.id));
    const after = await listOf(id);
    expect(after.find((one) => one.id === fresh.id)?.conflict).toBe(true);
    expect(placeOf(after, fresh.id)).toBeGreaterThan(placeOf(after, fixture.inspector.id));
  });

  it('show each supervisor’s number of open requests', async () => {
    const id = await makeRequest(fixture, 'payment_completed', { supervisorId: null });
    const idle = await asRole(fixture.test, 'supervisor');
    const { body } = await call<CandidateView[]>(fixture.test, 'inspections.supervisorCandidates', {
      token: fixture.operator.token,
      params: { id },
    });
    expect(body.find((one) => one.id === idle.id)?.openRequests).toBe(0);
    expect(body.find((one) => one.id === fixture.supervisor.id)?.openRequests).toBeGreaterThan(0);
  });
});

describe('the visit time', () => {
  const send = (id: string, visitAt: string) =>
    perform(fixture, 'supervisorInspections.sendDetails', fixture.supervisor, id, {
      visitAt,
      note: 'أحضر السجلات',
    });

  it.each([
    ['has passed', '2026-11-22T06:59:00Z', 'not passed'],
    ['is a Friday', '2026-11-27T07:00:00Z', 'not a visiting time'],
    ['begins at five in the afternoon', '2026-11-23T14:00:00Z', 'not a visiting time'],
    ['begins before nine', '2026-11-24T05:59:00Z', 'not a visiting time'],
    ['is tomorrow, 23 hours ahead', '2026-11-23T06:00:00Z', 'less than 24 hours'],
    ['begins between two slots', '2026-11-24T07:30:00Z', 'not a visiting time'],
    ['is years away', '2029-11-25T08:00:00Z', 'six months'],
  ])('is refused when its time %s', async (_, visitAt, reason) => {
    const id = await makeRequest(fixture, 'supervisor_assigned', { visitAt: null });
    const { status, body } = await send(id, visitAt);
    expect([status, body.errors['visitAt']?.[0]]).toEqual([400, expect.stringContaining(reason)]);
  });

  it('can be proposed, rejected with a reason, proposed again and accepted', async () => {
    const id = await makeRequest(fixture, 'supervisor_assigned', { visitAt: null });
    expect((await send(id, '2026-11-23T08:00:00Z')).body.status).toBe('details_sent');
    const reason = 'الفرع مغلق صباح الاثنين';
    const refused = await perform(fixture, 'clientInspections.rejectDetails', fixture.client, id, { reason });
    expect(refused.body.status).toBe('details_rejected');
    expect(refused.body.history.map((step) => step.reason)).toContain(reason);
    // A rejected time is returned as such, and counts as no visit, neither on the request nor in a list.
    expect([refused.body.visitAt, refused.body.rejectedVisitAt]).toEqual([null, '2026-11-23T08:00:00.000Z']);
    const listed = await call<{ id: string; visitAt: string | null }[]>(fixture.test, 'inspections.list', {
      token: fixture.supervisor.token,
      query: { q: String(refused.body.number) },
    });
    expect(listed.body.map(({ id: listedId, visitAt }) => [listedId, visitAt])).toEqual([[id, null]]);
    const again = await succeed(send(id, '2026-11-24T10:00:00Z'));
    expect([again.visitAt, again.rejectedVisitAt]).toEqual(['2026-11-24T10:00:00.000Z', null]);
    expect(again.visitNote).toBe('أحضر السجلات');
    const accepted = await perform(fixture, 'clientInspections.acceptDetails', fixture.client, id);
    expect(accepted.body.status).toBe('details_approved');
  });

  const reschedule = (id: string, visitAt: string, person = fixture.client) =>
    perform(fixture, 'clientInspections.reschedule', person, id, { visitAt, reason: 'ظرف طارئ' });

  it('is approved when the client chooses a free time instead of the proposed one', async () => {
    const id = await makeRequest(fixture, 'details_sent', { inspectorId: null });
    const { status, body } = await reschedule(id, '2026-12-08T08:00:00Z');
    expect([status, body.status, body.visitAt]).toEqual([
      200,
      'details_approved',
      '2026-12-08T08:00:00.000Z',
    ]);
    const [noticesOf] = await fixture.test.api.db
      .select({ userId: notifications.userId, data: notifications.data })
      .from(notifications)
      .where(and(eq(notifications.requestId, id), eq(notifications.kind, 'chooseVisitTime')));
    expect(noticesOf?.userId).toBe(fixture.supervisor.id);
  });

  it('still needs the client’s approval when the supervisor or operations change the proposal', async () => {
    const id = await makeRequest(fixture, 'details_sent', { inspectorId: null });
    const bySupervisor = await reschedule(id, '2026-12-07T10:00:00Z', fixture.supervisor);
    const byOperations = await reschedule(id, '2026-12-06T10:00:00Z', fixture.operator);
    expect([bySupervisor.body.status, byOperations.body.status]).toEqual(['details_sent', 'details_sent']);
  });

  it('can be moved by client, supervisor or operations until 24 hours before the visit', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned', { inspectorId: (await teammate()).id });
    expect((await reschedule(id, '2026-11-29T08:00:00Z')).status).toBe(200);
    const moved = await reschedule(id, '2026-11-30T08:00:00Z', fixture.supervisor);
    expect(moved.body.visitAt).toBe('2026-11-30T08:00:00.000Z');
    const again = await reschedule(id, '2026-12-02T08:00:00Z', fixture.operator);
    expect([again.status, again.body.status]).toEqual([200, 'inspector_assigned']);
    fixture.test.setNow(new Date('2026-12-01T08:00:01Z'));
    const late = await reschedule(id, '2026-12-03T08:00:00Z');
    expect([late.status, late.body.message]).toEqual([
      409,
      'A visit cannot be moved less than 24 hours before it.',
    ]);
  });

  it('cannot be moved to a time at which its inspector has another visit', async () => {
    const { id: inspectorId } = await teammate();
    await makeRequest(fixture, 'inspector_assigned', {
      inspectorId,
      visitAt: new Date('2026-11-26T07:00:00Z'),
    });
    const id = await makeRequest(fixture, 'inspector_assigned', { inspectorId });
    const { status, body } = await reschedule(id, '2026-11-26T08:00:00Z');
    expect([status, Object.keys(body.errors)]).toEqual([400, ['visitAt']]);
  });
});

const resultsOf = (
  operation: 'inspections.results' | 'clientInspections.results',
  token: string,
  id: string,
) => call<ResultsView>(fixture.test, operation, { token, params: { id } });

describe('the results of an inspection', () => {
  it('are hidden from the client until they are sent', async () => {
    const id = await handIn(fixture, { q4: 0 });
    expect((await resultsOf('clientInspections.results', fixture.client.token, id)).status).toBe(404);
    const sent = await sendResults(fixture, { q4: 0 });
    const { body } = await resultsOf('clientInspections.results', fixture.client.token, sent);
    expect([body.total, body.parts[0]?.categories[0]?.score]).toEqual([90, 90]);
    expect(body.parts[0]?.categories[0]?.questions.find(({ key }) => key === 'q10')?.evidence).toHaveLength(
      1,
    );
  });

  it('are not found for another supervisor, who can neither read nor change them', async () => {
    const id = await handIn(fixture, {});
    const stranger = await asRole(fixture.test, 'supervisor');
    const answers = [{ questionKey: 'q1', score: 0 }];
    const seen = await resultsOf('inspections.results', stranger.token, id);
    const changed = await perform(fixture, 'supervisorInspections.updateAnswers', stranger, id, { answers });
    const finished = await perform(fixture, 'supervisorInspections.submitChanges', stranger, id);
    expect([seen.status, changed.status, finished.status]).toEqual([404, 404, 404]);
  });

  it('are listed for their supervisor once the form was submitted', async () => {
    const lead = await asRole(fixture.test, 'supervisor');
    await makeRequest(fixture, 'inspection_started', { supervisorId: lead.id });
    const id = await makeRequest(fixture, 'form_submitted', { supervisorId: lead.id });
    const { body, headers } = await call<{ id: string }[]>(fixture.test, 'supervisorForms.list', {
      token: lead.token,
    });
    expect([body.map((one) => one.id), headers['x-total-count']]).toEqual([[id], '1']);
  });
});

/** Sends the results of a submitted form after the supervisor has worked on it. */
async function sendResultsAfter(id: string, work: (id: string) => Promise<void>): Promise<string> {
  await work(id);
  await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
  await succeed(perform(fixture, 'supervisorInspections.sendResults', fixture.supervisor, id));
  return id;
}

describe('a supervisor who changes an answer', () => {
  const reason = 'الصورة تظهر غير ذلك';
  const change = (id: string, answers: unknown[]) =>
    perform(fixture, 'supervisorInspections.updateAnswers', fixture.supervisor, id, { answers });

  it('changes the score, and the inspector’s own answer stays visible to staff', async () => {
    const id = await handIn(fixture, { q4: 0 });
    expect((await readRequest(fixture, id)).score).toBe(90);
    expect((await change(id, [{ questionKey: 'q4', score: 1, reason }])).body.score).toBe(95);
    const last = { questionKey: 'q4', score: 2, note: 'تحققت بنفسي', reason: 'تثبته الصورة' };
    expect((await change(id, [last])).body.score).toBe(100);
    const { body } = await resultsOf('inspections.results', fixture.supervisor.token, id);
    const [, , , fourth] = body.parts[0]?.categories[0]?.questions ?? [];
    expect(fourth).toMatchObject({
      score: 2,
      inspectorScore: 0,
      changed: true,
      note: 'غير مطابق',
      supervisorNote: 'تحققت بنفسي',
      changes: [
        {
          score: {
            from: 0,
            to: 1,
          },
          reason,
        },
        {
          score: {
            from: 1,
            to: 2,
          },
          reason: 'تثبته الصورة',
        },
      ],
    });
  });

  it('must give a reason, which staff can read in the history and the client cannot', async () => {
    const id = await sendResultsAfter(await handIn(fixture, { q4: 0 }), async (form) => {
      const silent = await change(form, [{ questionKey: 'q4', score: 1 }]);
      expect(silent.body.errors).toEqual({ 'answers.q4': ['Say why the answer is changed.'] });
      await succeed(change(form, [{ questionKey: 'q4', score: 1, reason }]));
    });
    const stepOf = async (operation: 'inspections.get' | 'clientInspections.get', token: string) => {
      const { body } = await call<RequestView>(fixture.test, operation, { token, params: { id } });
      return body.history.find(({ transition }) => transition === 'updateAnswers');
    };
    expect((await stepOf('inspections.get', fixture.supervisor.token))?.detail?.answers).toMatchObject([
      { score: { from: 0, to: 1 }, reason },
    ]);
    expect((await stepOf('clientInspections.get', fixture.client.token))?.detail).toBeNull();
    const { body } = await resultsOf('clientInspections.results', fixture.client.token, id);
    // Neither the change nor its author is visible: the answer reads as if it had always been this one.
    expect(body.parts[0]?.categories[0]?.questions[3]).toMatchObject({
      score: 1,
      inspectorScore: 1,
      changed: false,
      changes: [],
    });
  });

  it('preserves what the change does not mention, such as the photo', async () => {
    const id = await handIn(fixture, {});
    await succeed(change(id, [{ questionKey: 'q10', score: 1, reason }]));
    const { body } = await resultsOf('inspections.results', fixture.supervisor.token, id);
    const tenth = body.parts[0]?.categories[0]?.questions.at(-1);
    expect([tenth?.score, tenth?.evidence.length]).toEqual([1, 1]);
  });

  it('cannot remove a required photo or answer an unknown question', async () => {
    const id = await handIn(fixture, {});
    const { status, body } = await change(id, [{ questionKey: 'q10', fileIds: [] }]);
    expect([status, body.errors]).toEqual([400, { 'answers.q10': ['Attach a photo.'] }]);
    const unknown = await change(id, [{ questionKey: 'q99', score: 2 }]);
    expect(Object.keys(unknown.body.errors)).toEqual(['answers.q99']);
    expect((await readRequest(fixture, id)).score).toBe(100);
  });

  it('is refused once the review is finished', async () => {
    const id = await handIn(fixture, {});
    await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
    expect((await change(id, [{ questionKey: 'q1', score: 0 }])).body.code).toBe('illegal_transition');
  });
});

describe('the inspection report', () => {
  it('is a PDF in the language of the call', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    const answer = await fixture.test.app.inject({
      url: `/api/v1/supervisor/inspections/${id}/report`,
      headers: { authorization: `Bearer ${fixture.supervisor.token}`, 'accept-language': 'en' },
    });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('can be read by the client once the results are sent, and not by another client', async () => {
    const reportFor = async (id: string, token: string) => {
      const answer = await fixture.test.app.inject({
        url: `/api/v1/client/inspections/${id}/report`,
        headers: { authorization: `Bearer ${token}` },
      });
      return [answer.statusCode, answer.rawPayload.subarray(0, 5).toString()];
    };
    const sent = await sendResults(fixture, { q4: 0 });
    const handed = await handIn(fixture, {});
    const stranger = await asRole(fixture.test, 'client');
    expect(await reportFor(sent, fixture.client.token)).toEqual([200, '%PDF-']);
    expect((await reportFor(handed, fixture.client.token))[0]).toBe(404);
    expect((await reportFor(sent, stranger.token))[0]).toBe(404);
  });
});

describe('after the results were sent', () => {
  const ratings = { punctuality: 5, conduct: 4, clarity: 5, fairness: 3, service: 5 };

  it('the client reviews once, with ratings from 1 to 5, and the review closes the request', async () => {
    const id = await sendResults(fixture, {});
    const early = await perform(fixture, 'clientInspections.complete', fixture.client, id);
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('Review')]);
    const tooHigh = await perform(fixture, 'clientInspections.review', fixture.client, id, {
      ...ratings,
      service: 6,
    });
    expect([tooHigh.status, Object.keys(tooHigh.body.errors)]).toEqual([400, ['service']]);
    const reviewed = await perform(fixture, 'clientInspections.review', fixture.client, id, ratings);
    expect(reviewed.body).toMatchObject({ review: { ratings }, status: 'inspection_completed' });
    expect(reviewed.body.actions.map(({ name }) => name)).not.toContain('complete');
    const twice = await perform(fixture, 'clientInspections.review', fixture.client, id, ratings);
    expect(twice.body.code).toBe('guard_refused');
    const again = await perform(fixture, 'clientInspections.complete', fixture.client, id);
    expect([again.status, again.body.version]).toEqual([200, reviewed.body.version]);
  });

  it('a request that closed by itself can still be reviewed', async () => {
    const id = await makeRequest(fixture, 'inspection_completed');
    const { status, body } = await perform(fixture, 'clientInspections.review', fixture.client, id, ratings);
    expect([status, body.status, body.review?.ratings]).toEqual([200, 'inspection_completed', ratings]);
  });

  it('a request that was reviewed before reviews closed requests is closed by its client', async () => {
    const id = await makeRequest(fixture, 'certificate_generated');
    await fixture.test.api.db
      .insert(reviews)
      .values({ requestId: id, ratings, createdById: fixture.client.id, createdAt: sunday });
    const closed = await perform(fixture, 'clientInspections.complete', fixture.client, id);
    expect(closed.body.status).toBe('inspection_completed');
  });

  it('the client reports an inspector with a reason, and not again while a report is undecided', async () => {
    const id = await sendResults(fixture, {});
    const report = (reason?: string) =>
      call<{ history: { reason: string }[] }>(fixture.test, 'clientInspections.reportInspector', {
        token: fixture.client.token,
        params: { id },
        body: { reason },
      });
    expect((await report()).status).toBe(400);
    const { history } = (await report('تأخر ساعة')).body;
    expect(history.map(({ reason }) => reason)).toContain('تأخر ساعة');
    expect((await report('وتأخر مرة أخرى')).body).toMatchObject({ code: 'guard_refused' });
  });
});
