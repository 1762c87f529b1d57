import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceView } from '#domain/api/lookupViews';
import type { OutcomeView, PreviousAnswer } from '#domain/api/requestViews';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  perform,
  buildInspectionsFixture,
  handIn,
  readRequest,
  sendResults,
  succeed,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());

const outcomeOf = async (id: string, answers: readonly object[] = [], token = fixture.supervisor.token) =>
  call<OutcomeView>(fixture.test, 'supervisorForms.outcome', { token, params: { id }, body: { answers } });

describe('the preview of inspection results', () => {
  it('includes scores that are not saved yet, and writes nothing', async () => {
    // Ten questions of ten points: one critical 0 and one 1 leave 85, a B, which the critical item lowers to a C.
    const id = await handIn(fixture, { q1: 0, q5: 1 });
    const before = await readRequest(fixture, id);
    expect((await outcomeOf(id)).body).toMatchObject({
      score: 85,
      grade: 'C',
      certificates: {
        issued: 1,
        of: 1,
      },
      items: 2,
      critical: 1,
      correctionsDueAt: '2026-12-07T20:59:59.999Z',
    });
    const changed = [
      { questionKey: 'q1', score: 2 },
      { questionKey: 'q5', score: 2 },
    ];
    expect((await outcomeOf(id, changed)).body).toMatchObject({
      score: 100,
      grade: 'A',
      certificates: {
        issued: 1,
        of: 1,
      },
      items: 0,
      critical: 0,
      correctionsDueAt: null,
    });
    expect(await readRequest(fixture, id)).toEqual(before);
  });

  it('scores each category as the results do, with the changes', async () => {
    const id = await handIn(fixture, { q1: 0, q5: 1 });
    const scores = async (answers: readonly object[] = []) => (await outcomeOf(id, answers)).body.parts;
    // The form has one category, so its score is the total.
    const kitchen = (score: number) => [{ vehicleId: null, score, categories: [{ key: 'kitchen', score }] }];
    expect(await scores()).toEqual(kitchen(85));
    expect(await scores([{ questionKey: 'q1', score: 1 }])).toEqual(kitchen(90));
  });

  it('matches the results that are then sent', async () => {
    const id = await handIn(fixture, { q1: 0, q2: 0, q3: 0, q6: 0 });
    const { body: said } = await outcomeOf(id);
    expect(said).toMatchObject({
      score: 60,
      grade: 'F',
      certificates: { issued: 0, of: 1 },
      items: 4,
      critical: 3,
    });
    await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
    const { body } = await perform(fixture, 'supervisorInspections.sendResults', fixture.supervisor, id);
    expect([body.score, body.grade, body.correctionsCount, body.correctionsDueAt, body.status]).toEqual([
      said.score,
      said.grade,
      said.items,
      said.correctionsDueAt,
      'corrections_needed',
    ]);
  });

  it('is not found for another supervisor', async () => {
    const id = await handIn(fixture, {});
    const other = await asRole(fixture.test, 'supervisor');
    expect((await outcomeOf(id, [], other.token)).status).toBe(404);
  });
});

describe('the previous visit', () => {
  it('is the branch’s last one whose results were sent', async () => {
    const earlier = await sendResults(fixture, { q4: 1 });
    // Submitted but not sent, so without a review.
    await handIn(fixture, { q4: 0 });
    const id = await handIn(fixture, {});
    const { body } = await call<PreviousAnswer[]>(fixture.test, 'supervisorForms.previous', {
      token: fixture.supervisor.token,
      params: { id },
    });
    const { number } = await readRequest(fixture, earlier);
    expect(body).toHaveLength(10);
    expect(body.find(({ questionKey }) => questionKey === 'q4')).toMatchObject({ score: 1, number });
    expect(body.find(({ questionKey }) => questionKey === 'q10')?.evidence).toHaveLength(1);
  });
});

describe('two reviewers who change an answer at the same time', () => {
  it('do not overwrite each other: the second one is refused', async () => {
    const id = await handIn(fixture, {});
    const { version } = await readRequest(fixture, id);
    const change = (score: number) =>
      call<{ code?: string }>(fixture.test, 'supervisorInspections.updateAnswers', {
        token: fixture.supervisor.token,
        params: { id },
        body: { version, answers: [{ questionKey: 'q5', score, reason: 'The photo shows otherwise' }] },
      });
    const answers = await Promise.all([change(1), change(0)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the place of a visit', () => {
  it('shows staff the contact, the address and recurring findings', async () => {
    const first = await sendResults(fixture, { q6: 1 });
    const second = await sendResults(fixture, { q6: 0, q7: 1 });
    const id = await handIn(fixture, {});
    const read = (token: string) =>
      call<PlaceView>(fixture.test, 'inspections.place', { token, params: { id }, language: 'en' });
    const { body } = await read(fixture.supervisor.token);
    expect(body).toMatchObject({
      contact: { name: 'خالد', phone: '+966501234567' },
      branch: 'فرع العليا',
      mapLink: expect.stringContaining('24.7,46.7'),
      lastVisit: { id: second, score: 85, open: 2 },
    });
    // Including a visit of an earlier test.
    expect(body.repeated.map(({ times }) => times)).toEqual([3]);
    expect(body.address?.en).toContain('شارع العليا');
    expect(first).not.toBe(second);
    expect((await read(fixture.client.token)).status).toBe(403);
    expect((await read((await asRole(fixture.test, 'supervisor')).token)).status).toBe(404);
  });
});
