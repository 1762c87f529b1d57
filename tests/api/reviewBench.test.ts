import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceView } from '#domain/api/placeView';
import type { OutcomeView, PreviousAnswer } from '#domain/api/requestViews';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  perform,
  buildWorld,
  handIn,
  readRequest,
  sendResults,
  succeed,
  type World,
} from './inspectionsWorld';

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.test.close());

const outcomeOf = async (id: string, answers: readonly object[] = [], token = world.supervisor.token) =>
  call<OutcomeView>(world.test, 'supervisorForms.outcome', { token, params: { id }, body: { answers } });

describe('what the results would say', () => {
  it('is counted with the scores that are not saved yet, and writes nothing', async () => {
    // Ten questions of ten points: one critical 0 and one 1 leave 85, whose B the critical item lowers to C.
    const id = await handIn(world, { q1: 0, q5: 1 });
    const before = await readRequest(world, id);
    expect((await outcomeOf(id)).body).toMatchObject({
      ...{ score: 85, grade: 'C', certificates: { issued: 1, of: 1 }, items: 2, critical: 1 },
      // Fifteen days after Sunday 22 November.
      correctionsDueAt: '2026-12-07T20:59:59.999Z',
    });
    const changed = [
      { questionKey: 'q1', score: 2 },
      { questionKey: 'q5', score: 2 },
    ];
    expect((await outcomeOf(id, changed)).body).toMatchObject({
      ...{
        score: 100,
        grade: 'A',
        certificates: { issued: 1, of: 1 },
        items: 0,
        critical: 0,
        correctionsDueAt: null,
      },
    });
    expect(await readRequest(world, id)).toEqual(before);
  });

  it('is what is then sent', async () => {
    const id = await handIn(world, { q1: 0, q2: 0, q3: 0, q6: 0 });
    const { body: said } = await outcomeOf(id);
    expect(said).toMatchObject({
      score: 60,
      grade: 'F',
      certificates: { issued: 0, of: 1 },
      items: 4,
      critical: 3,
    });
    await succeed(perform(world, 'supervisorInspections.submitChanges', world.supervisor, id));
    const { body } = await perform(world, 'supervisorInspections.sendResults', world.supervisor, id);
    expect([body.score, body.grade, body.correctionsCount, body.correctionsDueAt, body.status]).toEqual([
      ...[said.score, said.grade, said.items, said.correctionsDueAt, 'corrections_needed'],
    ]);
  });

  it('is told to the supervisor of the request alone', async () => {
    const id = await handIn(world, {});
    const other = await asRole(world.test, 'supervisor');
    expect((await outcomeOf(id, [], other.token)).status).toBe(404);
  });
});

describe('the visit before', () => {
  it('is the last one of the branch whose results were sent', async () => {
    const earlier = await sendResults(world, { q4: 1 });
    // Handed in but not sent: nobody has looked at it yet.
    await handIn(world, { q4: 0 });
    const id = await handIn(world, {});
    const { body } = await call<PreviousAnswer[]>(world.test, 'supervisorForms.previous', {
      token: world.supervisor.token,
      params: { id },
    });
    const { number } = await readRequest(world, earlier);
    expect(body).toHaveLength(10);
    expect(body.find(({ questionKey }) => questionKey === 'q4')).toMatchObject({ score: 1, number });
    expect(body.find(({ questionKey }) => questionKey === 'q10')?.evidence).toHaveLength(1);
  });
});

describe('two reviewers at once', () => {
  it('do not overwrite each other: the second hears of the first, whose answers stand', async () => {
    const id = await handIn(world, {});
    const { version } = await readRequest(world, id);
    const change = (score: number) =>
      call<{ code?: string }>(world.test, 'supervisorInspections.updateAnswers', {
        token: world.supervisor.token,
        params: { id },
        body: { version, answers: [{ questionKey: 'q5', score, reason: 'The photo shows otherwise' }] },
      });
    const answers = await Promise.all([change(1), change(0)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('where and who', () => {
  it('tells the house whom to call, where to go, and what keeps coming back', async () => {
    const first = await sendResults(world, { q6: 1 });
    const second = await sendResults(world, { q6: 0, q7: 1 });
    const id = await handIn(world, {});
    const read = (token: string) =>
      call<PlaceView>(world.test, 'inspections.place', { token, params: { id }, language: 'en' });
    const { body } = await read(world.supervisor.token);
    expect(body).toMatchObject({
      contact: { name: 'خالد', phone: '+966501234567' },
      branch: 'فرع العليا',
      mapLink: expect.stringContaining('24.7,46.7'),
      lastVisit: { id: second, score: 85, open: 2 },
    });
    // Also at a visit of a test above.
    expect(body.repeated.map(({ times }) => times)).toEqual([3]);
    expect(body.address?.en).toContain('شارع العليا');
    expect(first).not.toBe(second);
    expect((await read(world.client.token)).status).toBe(403);
    expect((await read((await asRole(world.test, 'supervisor')).token)).status).toBe(404);
  });
});
