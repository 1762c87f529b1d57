import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CalibrationView,
  OwnReportView,
  TeamInspectorDetailView,
  TeamInspectorView,
} from '#domain/api/inspectorViews';
import type { CandidateView, RequestView } from '#domain/api/requestViews';
import { notifications } from '../../server/db/schema/messages';
import { answers, inspectorReports, requests, reviews } from '../../server/db/schema/requests';
import { users } from '../../server/db/schema/users';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  perform,
  buildInspectionsFixture,
  handIn,
  makeRequest,
  sendResults,
  succeed,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
let admin: Awaited<ReturnType<typeof asRole>>;
let other: Awaited<ReturnType<typeof asRole>>;
let idle: Awaited<ReturnType<typeof asRole>>;
let visit: string;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  admin = await asRole(fixture.test, 'admin');
  other = await asRole(fixture.test, 'supervisor');
  idle = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
  // Ten answers, of which the review changes one; a second form without a review does not count.
  visit = await sendResults(fixture, { q5: 1 });
  await makeRequest(fixture, 'inspector_assigned', { visitAt: new Date('2026-12-01T07:00:00Z') });
});
afterAll(() => fixture.test.close());

const team = (token: string) =>
  call<TeamInspectorView[]>(fixture.test, 'supervisor.inspectors', { token, language: 'en' });
const page = (token: string, id: string) =>
  call<TeamInspectorDetailView>(fixture.test, 'supervisor.inspector', { token, params: { id } });

describe('a supervisor’s team of inspectors', () => {
  it('lists only the supervisor’s own inspectors with this week’s load; another team’s are not found', async () => {
    const { body } = await team(fixture.supervisor.token);
    expect(body.map(({ id }) => id).toSorted()).toEqual([fixture.inspector.id, idle.id].toSorted());
    expect(body.find(({ id }) => id === fixture.inspector.id)).toMatchObject({
      thisWeek: 1,
      ahead: 1,
      daysOff: 0,
    });
    expect((await team(other.token)).body).toEqual([]);
    for (const call404 of [
      page(other.token, fixture.inspector.id),
      call(fixture.test, 'supervisor.reviewInspector', {
        token: other.token,
        params: { id: fixture.inspector.id },
        body: { rating: 5 },
      }),
      call(fixture.test, 'supervisor.reportInspector', {
        token: other.token,
        params: { id: fixture.inspector.id },
        body: { reason: 'ليس من فريقي' },
      }),
    ])
      expect((await call404).status).toBe(404);
    const total = await call(fixture.test, 'supervisor.inspectorsTotal', { token: fixture.supervisor.token });
    expect(total.body).toEqual({ total: 2, active: 2 });
  });

  it('has a stable order for inspectors of the same name, whatever was updated last', async () => {
    const { db } = fixture.test.api;
    const leader = await asRole(fixture.test, 'supervisor');
    const namesakes = await Promise.all(
      Array.from({ length: 4 }, () => asRole(fixture.test, 'inspector', { supervisorId: leader.id })),
    );
    const ids = namesakes.map(({ id }) => id).toSorted();
    for (const id of ids.toReversed()) await db.update(users).set({ name: 'محمد' }).where(eq(users.id, id));
    expect((await team(leader.token)).body.map(({ id }) => id)).toEqual(ids);
    const calendar = await call<{ inspectors: { id: string }[] }>(fixture.test, 'calendar.inspectors', {
      token: leader.token,
    });
    expect(calendar.body.inspectors.map(({ id }) => id)).toEqual(ids);
  });

  it('has quality figures of the answers that reviews changed, over forms with sent results', async () => {
    const id = await sendResults(fixture, {});
    const { body: before } = await page(fixture.supervisor.token, fixture.inspector.id);
    expect(before.quality).toMatchObject({ forms: 2, answers: 20, moved: 0, movedPercent: 0 });
    const changed = await makeChanged();
    const { body } = await page(fixture.supervisor.token, fixture.inspector.id);
    // One of thirty answers.
    expect(body.quality).toMatchObject({ forms: 3, answers: 30, moved: 1, movedPercent: 3.3 });
    expect([id, changed]).toHaveLength(2);
    const { body: idlePage } = await page(fixture.supervisor.token, idle.id);
    expect(idlePage.quality).toMatchObject({ forms: 0, answers: 0, movedPercent: null, clientAverage: null });
  });

  it('has calibration figures for each question, as a recount of all answers agrees', async () => {
    const read = (token: string, id = fixture.inspector.id) =>
      call<CalibrationView>(fixture.test, 'supervisor.inspectorCalibration', { token, params: { id } });
    const { body } = await read(fixture.supervisor.token);
    const rows = await fixture.test.api.db
      .select()
      .from(answers)
      .innerJoin(requests, eq(requests.id, answers.requestId))
      .where(eq(requests.inspectorId, fixture.inspector.id));
    const counted = rows.flatMap(({ answers: answer, requests: one }) => (one.resultsSentAt ? [answer] : []));
    const moved = counted.filter(
      ({ changedById, score, inspectorScore }) => changedById && score !== inspectorScore,
    );
    expect(body).toMatchObject({ answers: counted.length, moved: moved.length, lowered: 1, raised: 0 });
    const ofQuestion = counted.filter(({ questionKey }) => questionKey === 'q5');
    // The review changed the score from 2 to 1.
    expect(body.questions).toMatchObject([
      { answers: ofQuestion.length, moved: 1, lowered: 1, raised: 0, shift: -1 },
    ]);
    expect((await read(admin.token)).body).toEqual(body);
    expect((await read(other.token)).status).toBe(404);
    expect((await read(admin.token, fixture.client.id)).status).toBe(404);
    expect((await read(admin.token, idle.id)).body).toMatchObject({ movedPercent: null, questions: [] });
  });

  it('shows the mean of all clients’ ratings of the last year, not the newest', async () => {
    const now = fixture.test.api.clock();
    const rate = async (requestId: string, stars: number, days: number) => {
      const ratings = { punctuality: stars, conduct: stars, clarity: stars, fairness: stars, service: stars };
      await fixture.test.api.db.insert(reviews).values({
        requestId,
        inspectorId: fixture.inspector.id,
        ratings,
        createdById: fixture.client.id,
        createdAt: new Date(now.getTime() - days * 86_400_000),
      });
    };
    const earlier = () => makeRequest(fixture, 'inspection_completed');
    await rate(await earlier(), 1, 400);
    await rate(await earlier(), 5, 2);
    await rate(visit, 2, 0);
    const { body } = await page(fixture.supervisor.token, fixture.inspector.id);
    expect(body.quality).toMatchObject({ clientReviews: 2, clientAverage: 3.5 });
    expect(body.clientReviews.map(({ average }) => average)).toEqual([2, 5, 1]);
  });

  it('can be rated by the supervisor from 1 to 5, the newest rating counts; a low one needs a comment', async () => {
    const rate = (body: Record<string, unknown>) =>
      call<{ errors?: Record<string, string[]> }>(fixture.test, 'supervisor.reviewInspector', {
        token: fixture.supervisor.token,
        params: { id: idle.id },
        body,
        language: 'en',
      });
    expect((await rate({ rating: 6 })).body.errors).toHaveProperty('rating');
    expect((await rate({ rating: 2 })).body.errors).toHaveProperty('comment');
    const now = fixture.test.api.clock();
    expect((await rate({ rating: 2, comment: 'Photos are out of focus' })).status).toBe(201);
    for (const [minutes, rating] of [
      [1, 5],
      [2, 4],
    ] as const) {
      fixture.test.setNow(new Date(now.getTime() + minutes * 60_000));
      expect((await rate({ rating })).status).toBe(201);
    }
    const { body } = await page(fixture.supervisor.token, idle.id);
    expect(body.ownReviews.map(({ rating }) => rating)).toEqual([4, 5, 2]);
    const rated = (await team(fixture.supervisor.token)).body;
    expect(rated.find(({ id }) => id === idle.id)?.ownRating).toBe(4);
    fixture.test.setNow(now);
  });
});

/** Creates a form of which the supervisor changes one answer before its results are sent. */
async function makeChanged(): Promise<string> {
  const id = await handIn(fixture, {});
  await succeed(
    perform(fixture, 'supervisorInspections.updateAnswers', fixture.supervisor, id, {
      answers: [{ questionKey: 'q5', score: 1, reason: 'The photo shows otherwise' }],
    }),
  );
  await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
  await succeed(perform(fixture, 'supervisorInspections.sendResults', fixture.supervisor, id));
  return id;
}

describe('a report about an inspector', () => {
  const decide = (id: string, body: Record<string, unknown>, token = admin.token) =>
    call<{ code?: string; status?: string }>(fixture.test, 'reportedInspectors.decide', {
      token,
      params: { id },
      body,
      language: 'en',
    });
  const report = (body: Record<string, unknown>) =>
    call<{ id: string; errors?: Record<string, string[]> }>(fixture.test, 'supervisor.reportInspector', {
      token: fixture.supervisor.token,
      params: { id: fixture.inspector.id },
      body,
      language: 'en',
    });
  const candidates = async () => {
    const waiting = await makeRequest(fixture, 'details_approved', {
      inspectorId: null,
      visitAt: new Date('2026-12-02T07:00:00Z'),
    });
    const { body } = await call<CandidateView[]>(fixture.test, 'inspections.inspectorCandidates', {
      token: fixture.supervisor.token,
      params: { id: waiting },
    });
    return body;
  };

  it('by a supervisor needs a reason, and may name only a visit made for that supervisor', async () => {
    const foreign = await makeRequest(fixture, 'inspection_completed', { supervisorId: other.id });
    const refused = await report({ reason: 'Left before the visit was over', requestId: foreign });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toHaveProperty('requestId');
    expect((await report({ reason: '' })).body.errors).toHaveProperty('reason');
    expect((await report({ reason: 'Left before the visit was over', requestId: visit })).status).toBe(201);
  });

  it('is decided once, with a note; its reporter is notified, and an upheld one lowers the candidate’s rank', async () => {
    const [before] = await candidates();
    expect((await candidates()).map(({ reportsUpheld }) => reportsUpheld)).toEqual([0, 0]);
    expect(before).toBeDefined();
    const { body: made } = await report({ reason: 'Did not look at the cold-chain records' });
    expect((await decide(made.id, { outcome: 'upheld' })).status).toBe(400);
    expect((await decide(made.id, { outcome: 'upheld', note: 'x' }, fixture.supervisor.token)).status).toBe(
      403,
    );
    expect((await decide(made.id, { outcome: 'upheld', note: 'The records were there.' })).body.status).toBe(
      'upheld',
    );
    expect((await decide(made.id, { outcome: 'dismissed', note: 'No.' })).body.code).toBe('report_decided');
    const { body } = await page(fixture.supervisor.token, fixture.inspector.id);
    expect(body.ownReports.find(({ id }) => id === made.id)).toMatchObject({
      status: 'upheld',
      note: 'The records were there.',
    });
    expect(body.quality.reportsUpheld).toBe(1);
    const ranked = await candidates();
    expect(ranked.find(({ id }) => id === fixture.inspector.id)?.reportsUpheld).toBe(1);
    // The candidate without a report precedes an otherwise equal one.
    expect(ranked.map(({ id }) => id)).toEqual([idle.id, fixture.inspector.id]);
    const notices = await fixture.test.api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, fixture.supervisor.id));
    expect(notices.map(({ kind }) => kind)).toContain('inspectorReportUpheld');
  });

  it('by a client shows its status on the request to that client only', async () => {
    await succeed(
      call(fixture.test, 'clientInspections.reportInspector', {
        token: fixture.client.token,
        params: { id: visit },
        body: { reason: 'وصل متأخرًا' },
      }),
    );
    const reportsFor = async (id: 'clientInspections.get' | 'inspections.get', token: string) => {
      const { body } = await call<RequestView>(fixture.test, id, { token, params: { id: visit } });
      return body.reports as OwnReportView[];
    };
    expect(await reportsFor('clientInspections.get', fixture.client.token)).toMatchObject([
      { status: 'open', reason: 'وصل متأخرًا', note: null },
    ]);
    expect(await reportsFor('inspections.get', admin.token)).toEqual([]);
    const [row] = await fixture.test.api.db
      .select()
      .from(inspectorReports)
      .where(eq(inspectorReports.reportedById, fixture.client.id));
    await succeed(decide(String(row?.id), { outcome: 'dismissed', note: 'He was stopped by the police.' }));
    expect(await reportsFor('clientInspections.get', fixture.client.token)).toMatchObject([
      { status: 'dismissed', note: 'He was stopped by the police.' },
    ]);
  });
});
