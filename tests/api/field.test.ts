import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questionsOf } from '#domain/forms/inspectionForm';
import { restaurantForm, vehicleForm } from '#domain/forms/seedForms';
import { commands } from '../../scripts/field/commands';
import { type Assignment, createFieldClient } from '../../field/sync/fieldApi';
import { openOutbox } from '../../scripts/field/outbox';
import { answers, requests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { users } from '../../server/db/schema/users';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import { hashPassword } from 'sijil/server/http/secrets';
import { call } from '../support/call';
import { injected } from '../support/injectedFetch';
import { asRole } from '../support/people';
import {
  perform,
  addForm,
  answersOf,
  buildInspectionsFixture,
  makeFleetRequest,
  makeRequest,
  photograph,
  readRequest,
  sendResults,
  succeed,
  sunday,
  tenQuestions,
  uploadAs,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());
beforeEach(() => fixture.test.setNow(sunday));

const assignmentsOf = (token: string) =>
  succeed(call<Assignment[]>(fixture.test, 'field.assignments', { token }));
const submit = (id: string, given: unknown, language: 'ar' | 'en' = 'en') =>
  perform(fixture, 'field.submitForm', fixture.inspector, id, { answers: given }, {}, language);
const storedAnswers = (id: string) =>
  fixture.test.api.db.select().from(answers).where(eq(answers.requestId, id)).orderBy(answers.questionKey);

async function started(): Promise<string> {
  const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
  await succeed(perform(fixture, 'field.start', fixture.inspector, id));
  return id;
}

describe('an inspector’s assignment', () => {
  it('has what the branch’s last visit found, with pictures that open', async () => {
    const before = await sendResults(fixture, { q10: 0 });
    const { number } = await readRequest(fixture, before);
    const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
    const assigned = (await assignmentsOf(fixture.inspector.token)).find((one) => one.id === id);
    // What was compliant is no finding: nine other answers are left out.
    expect(assigned?.earlier).toMatchObject([{ vehicleId: null, questionKey: 'q10', score: 0, number }]);
    const [picture] = assigned?.earlier[0]?.pictures ?? [];
    const { statusCode, headers } = await fixture.test.app.inject({ url: String(picture?.url) });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('image/');
  });

  it('contains everything that the app needs offline', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned', {
      visitNote: 'المدخل الخلفي',
      visitAt: sunday,
    });
    const found = (await assignmentsOf(fixture.inspector.token)).find((one) => one.id === id);
    expect(found).toMatchObject({
      visitNote: 'المدخل الخلفي',
      place: { name: 'فرع العليا', latitude: 24.7, longitude: 46.7 },
      contact: { name: 'خالد', phone: '+966501234567' },
      vehicles: [],
      actions: [{ name: 'startInspection', allowed: true }],
    });
    expect(found?.form).toEqual(tenQuestions);
  });

  it('is visible to and can be started by its own inspector only', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned');
    const other = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    expect(await assignmentsOf(other.token)).toEqual([]);
    expect((await perform(fixture, 'field.start', other, id)).status).toBe(404);
    expect((await perform(fixture, 'field.start', fixture.supervisor, id)).status).toBe(403);
  });

  it('of a fleet names each vehicle with its driver and type', async () => {
    const { id } = await makeFleetRequest(fixture, 'inspector_assigned', ['DHK 1', 'DHK 2']);
    const { vehicles } = tables;
    await fixture.test.api.db.update(vehicles).set({ driverName: null }).where(eq(vehicles.number, 'DHK 2'));
    const found = (await assignmentsOf(fixture.inspector.token)).find((one) => one.id === id);
    expect(found?.vehicles).toMatchObject([
      { number: 'DHK 1', driverName: 'سعد', type: { en: 'Refrigerated truck' } },
      // A company need not say who drives.
      { number: 'DHK 2', driverName: null },
    ]);
  });
});

describe('starting an inspection', () => {
  it('is refused more than a day before the visit; repeating a successful start changes nothing', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned', {
      visitAt: new Date('2026-11-23T08:00:00Z'),
    });
    const early = await perform(fixture, 'field.start', fixture.inspector, id);
    expect([early.status, early.body.code]).toEqual([409, 'guard_refused']);
    fixture.test.setNow(new Date('2026-11-22T08:00:00Z'));
    const first = await succeed(perform(fixture, 'field.start', fixture.inspector, id));
    const again = await call<{ version: number }>(fixture.test, 'field.start', {
      token: fixture.inspector.token,
      params: { id },
      body: { version: 1 },
    });
    expect([again.status, again.body.version]).toEqual([200, first.version]);
  });
});

describe('a submitted inspection form', () => {
  it('is refused with each problem at its question, in the caller’s language, and stores nothing', async () => {
    const id = await started();
    const given = answersOf({}, await photograph(fixture, id))?.filter(
      ({ questionKey }) => questionKey !== 'q3',
    );
    const withoutPhoto = given?.map((one) => ({ ...one, fileIds: [] }));
    const english = await submit(id, withoutPhoto);
    expect([english.status, english.body.errors]).toEqual([
      400,
      { 'answers.q3': ['Answer this question.'], 'answers.q10': ['Attach a photo.'] },
    ]);
    const arabic = await submit(id, withoutPhoto, 'ar');
    expect(arabic.body.errors['answers.q3']).toEqual(['أجب عن هذا السؤال.']);
    expect(await storedAnswers(id)).toEqual([]);
  });

  it('treats a missing score as unanswered, and null as “not applicable”', async () => {
    const id = await started();
    const given = answersOf({ q2: null }, await photograph(fixture, id));
    const missing = given?.map(({ score, ...one }) => (one.questionKey === 'q1' ? one : { ...one, score }));
    expect(Object.keys((await submit(id, missing)).body.errors)).toEqual(['answers.q1']);
    expect((await submit(id, given)).body).toMatchObject({ status: 'form_submitted', score: 100 });
  });

  it('refuses another person’s photo as evidence', async () => {
    const id = await started();
    const foreign = await uploadAs(fixture, fixture.supervisor);
    const { body } = await submit(id, answersOf({}, foreign));
    expect(body.errors['answers.q10']).toContain(
      'One of the attached files was not uploaded by you. Upload it again.',
    );
  });

  it('cannot mark every question as not applicable', async () => {
    const id = await started();
    const nothing = Object.fromEntries(questionsOf(tenQuestions).map(({ key }) => [key, null]));
    const { body } = await submit(id, answersOf(nothing, await photograph(fixture, id)));
    expect(Object.keys(body.errors)).toEqual(['answers']);
  });

  it('can be sent again with the same answers; different answers are refused', async () => {
    const id = await started();
    const given = answersOf({ q4: 1 }, await photograph(fixture, id));
    expect((await submit(id, given)).body.score).toBe(95);
    const repeated = await call<{ status: string; score: number }>(fixture.test, 'field.submitForm', {
      token: fixture.inspector.token,
      params: { id },
      body: { version: 2, answers: given?.toReversed() },
    });
    expect([repeated.status, repeated.body.status, repeated.body.score]).toEqual([200, 'form_submitted', 95]);
    const receipt = await call<{ submittedAt: string; answers: number }>(fixture.test, 'field.form', {
      token: fixture.inspector.token,
      params: { id },
    });
    expect([receipt.body.submittedAt, receipt.body.answers]).toEqual([sunday.toISOString(), 10]);
    const [stored, request] = [await storedAnswers(id), await readRequest(fixture, id)];
    const again = await submit(id, answersOf({ q4: 0 }, String(stored.at(1)?.fileIds[0])));
    expect([again.status, again.body.code]).toEqual([409, 'illegal_transition']);
    expect([await storedAnswers(id), await readRequest(fixture, id)]).toEqual([stored, request]);
  });

  it('needs a note or a photo for a failed critical question', async () => {
    const id = await started();
    const photo = await photograph(fixture, id);
    const bare = answersOf({ q1: 0 }, photo)?.map((one) => ({ ...one, note: '' }));
    expect((await submit(id, bare)).body.errors).toEqual({
      'answers.q1': ['A critical item that fails needs a note or a photo of what was found.'],
    });
    const shown = bare?.map((one) => (one.questionKey === 'q1' ? { ...one, fileIds: [photo] } : one));
    expect((await submit(id, shown)).status).toBe(200);
  });

  it('must cover exactly the vehicles of the request', async () => {
    const { id, vehicleIds } = await makeFleetRequest(fixture, 'inspector_assigned', ['RSX 1', 'RSX 2']);
    await succeed(perform(fixture, 'field.start', fixture.inspector, id));
    const photo = await photograph(fixture, id);
    const [first = '', second = ''] = vehicleIds;
    const branchless = await submit(id, answersOf({}, photo));
    expect(branchless.body.errors['answers.q1']).toEqual(['This vehicle is not part of the request.']);
    const half = await submit(id, answersOf({}, photo, first));
    expect(Object.keys(half.body.errors)).toContain(`answers.${second}.q1`);
  });

  it('accepts evidence only after the inspection has started', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned');
    await expect(photograph(fixture, id)).rejects.toThrow('illegal_transition');
  });
});

describe('an inspector’s day-off request', () => {
  const ask = (startsOn: string, endsOn: string) =>
    call<{ status: string; errors: Record<string, string[]> }>(fixture.test, 'field.requestDayOff', {
      token: fixture.inspector.token,
      body: { startsOn, endsOn, reason: 'سفر' },
    });

  it('is pending until decided, and may not overlap another one', async () => {
    expect((await ask('2026-12-01', '2026-12-03')).body.status).toBe('pending');
    expect(Object.keys((await ask('2026-12-03', '2026-12-05')).body.errors)).toEqual(['startsOn']);
    expect((await ask('2026-12-04', '2026-12-05')).status).toBe(201);
  });

  it.each([
    ['has passed', '2026-11-21', '2026-11-25', 'startsOn'],
    ['ends before it begins', '2026-12-20', '2026-12-19', 'endsOn'],
    ['is no date', '2026-02-30', '2026-12-19', 'startsOn'],
  ])('is refused if it %s', async (_, from, to, field) => {
    expect(Object.keys((await ask(from, to)).body.errors)).toEqual([field]);
  });
});

describe('the field command-line tool', () => {
  async function signIn(fetch = injected(fixture.test.app)) {
    const { db } = fixture.test.api;
    const passwordHash = await hashPassword('Demo1234');
    const [user] = await db
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, fixture.inspector.id))
      .returning();
    const client = createFieldClient({ url: 'http://portal.test', fetch });
    await client.login(String(user?.email), 'Demo1234');
    return client;
  }

  it('plays a branch visit and a fleet visit to the end with the portal’s own forms', async () => {
    await fixture.test.api.db.delete(answers);
    await fixture.test.api.db.update(requests).set({ inspectorId: null });
    const branch = await makeRequest(fixture, 'inspector_assigned', {
      formVersionId: await addForm(fixture.test, restaurantForm),
    });
    const fleet = await makeFleetRequest(fixture, 'inspector_assigned', ['ZXU 1', 'ZXU 2']);
    await fixture.test.api.db
      .update(requests)
      .set({ formVersionId: await addForm(fixture.test, vehicleForm) })
      .where(eq(requests.id, fleet.id));
    const printed: string[] = [];
    const options = {
      language: 'ar',
      email: 'inspector@demo.test',
      all: true,
      offline: false,
      fail: 4,
      partSize: 4096,
      now: sunday,
    } as const;
    const outbox = openOutbox(mkdtempSync(path.join(tmpdir(), 'salama-field-')));
    const scene = {
      client: await signIn(),
      outbox,
      options,
      print: (line: string) => void printed.push(line),
    };
    await commands['play']?.(scene, []);
    // The branch's visit is two days ahead and is brought forward; the fleet's is due.
    expect(printed).toHaveLength(5);
    expect(printed.filter((line) => line.includes('قُدّم موعد الزيارة'))).toHaveLength(1);
    for (const id of [branch, fleet.id]) {
      expect(await readRequest(fixture, id)).toMatchObject({ status: 'form_submitted' });
      const failed = (await storedAnswers(id)).filter(({ score }) => score === 0 || score === 1);
      expect(failed).toHaveLength(id === branch ? 4 : 8);
      expect(failed.every(({ fileIds }) => fileIds.length > 0)).toBe(true);
    }
  });

  it('retries an upload while the portal is still checking earlier files', async () => {
    const busy = Response.json({ code: 'uploads_waiting' }, { status: 429, headers: { 'retry-after': '0' } });
    const refusals = [busy.clone(), busy.clone()];
    const client = await signIn((input, init) => {
      const refusal = init?.method === 'PATCH' ? refusals.pop() : undefined;
      return refusal ? Promise.resolve(refusal) : injected(fixture.test.app)(input, init);
    });
    const id = await started();
    const content = Buffer.from(samplePicture({ label: 'q1', reading: undefined }, 'busy'));
    const sha256 = createHash('sha256').update(content).digest('hex');
    const { id: uploadId } = await client.openEvidence(id, { name: 'a.png', size: content.length, sha256 });
    const upload = await client.appendEvidence(id, uploadId, 0, content);
    expect([refusals.length, upload.file?.name]).toEqual([0, 'a.png']);
  });

  it('reports the portal’s own error message', async () => {
    const client = await signIn();
    const id = await makeRequest(fixture, 'inspector_assigned');
    await expect(client.submitForm(id, { version: 1, answers: [], key: 'k' })).rejects.toMatchObject({
      reason: 'refused',
      code: 'validation_failed',
    });
    await expect(client.login('nobody@example.test', 'Demo1234')).rejects.toThrow('كلمة المرور غير صحيحة');
  });
});
