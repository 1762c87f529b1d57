import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LeftoverView as StoredLeftover } from '#domain/api/fieldViews';
import type { RequestView as StoredRequest } from '#domain/api/requestViews';
import type { Wire } from 'sijil/contract/parts';
import { type Assignment, createFieldClient } from '../../field/sync/fieldApi';
import { FieldError } from '../../field/sync/fieldError';
import { pullChanges, sendQueued, type SyncEvent } from '../../field/sync/sendQueued';
import type { PlannedAnswer, StoredEvidence } from '../../field/sync/visitStore';
import { files } from 'sijil/server/db/schema/files';
import { type Outbox, openOutbox } from '../../scripts/field/outbox';
import { evidenceFacts, evidencePictures, formSubmissions } from '../../server/db/schema/evidence';
import { instalments, packagePurchases } from '../../server/db/schema/money';
import { requests } from '../../server/db/schema/requests';
import { users } from '../../server/db/schema/users';
import { visitLeftovers } from '../../server/db/schema/visits';
import { forgetExpired } from '../../server/modules/retention/forgetExpired';
import { loadResults } from '../../server/modules/inspections/results/loadResults';
import { call } from '../support/call';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import { injected } from '../support/injectedFetch';
import { asRole, openSession } from '../support/people';
import {
  answersOf,
  buildInspectionsFixture,
  makeRequest,
  perform,
  readRequest,
  succeed,
  sunday,
  type InspectionsFixture,
} from './inspectionsFixture';

type LeftoverView = Wire<StoredLeftover>;
type RequestView = Wire<StoredRequest>;

let fixture: InspectionsFixture;
let outbox: Outbox;
let token: string;
/** Called with every call of the device before it reaches the portal. */
let onCall: (call: string) => Promise<void> | void = () => undefined;

beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());
beforeEach(async () => {
  fixture.test.setNow(sunday);
  outbox = openOutbox(mkdtempSync(path.join(tmpdir(), 'salama-sync-')));
  token = fixture.inspector.token;
  await fixture.test.api.db.update(requests).set({ inspectorId: null });
});
afterEach(() => {
  onCall = () => undefined;
  rmSync(outbox.folder, { recursive: true });
});

const device = () =>
  createFieldClient({
    url: 'http://portal.test',
    language: 'en',
    token,
    fetch: async (input, init) => {
      await onCall(`${init?.method} ${new URL(input as string).pathname}`);
      return injected(fixture.test.app)(input, init);
    },
  });

async function sync() {
  const events: SyncEvent[] = [];
  const failures = await sendQueued({
    client: device(),
    store: outbox,
    now: sunday,
    partSize: 2048,
    report: (event) => void events.push(event),
  });
  return { failures, said: events.map(({ kind }) => kind) };
}

/** Makes a visit without a network: the assignment was received before, and the filled form waits on the device. */
async function makeOffline(
  scores: Parameters<typeof answersOf>[0] = {},
  taken: { readonly after: number; readonly latitude: number } = {
    after: 20,
    latitude: atTheBranch.latitude,
  },
): Promise<string> {
  const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday, statusSince: minutes(-60) });
  const { number, version } = await readRequest(fixture, id);
  await pullChanges(device(), outbox);
  const content = new Uint8Array(samplePicture({ label: 'q10', reading: undefined }, id));
  const photo = await outbox.keepEvidence({
    name: 'q10.png',
    type: 'image/png',
    content,
    takenAt: minutes(taken.after).toISOString(),
    place: { ...atTheBranch, latitude: taken.latitude },
    accuracy: 9,
  });
  await outbox.queue({
    requestId: id,
    number,
    version,
    start: { at: sunday.toISOString(), place: null, accuracy: 20 },
    form: {
      key: randomUUID(),
      endedAt: minutes(50).toISOString(),
      answers: plannedAnswers(scores, photo),
      evidence: [photo],
    },
  });
  return id;
}

const minutes = (count: number) => new Date(sunday.getTime() + count * 60_000);
const atTheBranch = { latitude: 24.7001, longitude: 46.7002 };

const plannedAnswers = (scores: Parameters<typeof answersOf>[0], { sha256 }: StoredEvidence) =>
  (answersOf(scores, sha256) ?? []).map(({ fileIds, ...answer }): PlannedAnswer => ({
    ...answer,
    files: fileIds,
  }));

const statusOf = async (id: string) => (await readRequest(fixture, id)).status;
const inTheInbox = (id: string) =>
  fixture.test.api.db.$count(formSubmissions, eq(formSubmissions.requestId, id));

describe('a refusal that will pass', () => {
  it('of a one-time password leaves the visit on the device, and the new password sends it', async () => {
    const { db } = fixture.test.api;
    const mine = eq(users.id, fixture.inspector.id);
    const id = await makeOffline();
    onCall = async (call) => {
      if (call.startsWith('PATCH')) await db.update(users).set({ mustChangePassword: true }).where(mine);
    };
    await expect(sync()).rejects.toMatchObject({ code: 'password_change_required', retry: 'afterSignIn' });
    onCall = () => undefined;
    expect([await statusOf(id), (await outbox.queued()).length]).toEqual(['inspection_started', 1]);
    await db.update(users).set({ mustChangePassword: false }).where(mine);
    token = await openSession(fixture.test, fixture.inspector.id);
    expect(await sync()).toMatchObject({ failures: [], said: ['handedIn'] });
    expect([await statusOf(id), await inTheInbox(id), await outbox.queued()]).toEqual([
      'form_submitted',
      1,
      [],
    ]);
  });

  it('of a changed request is repeated with its new version', async () => {
    const id = await makeOffline();
    onCall = async (call) => {
      if (!call.endsWith('/form')) return;
      onCall = () => undefined;
      const { version } = await readRequest(fixture, id);
      await fixture.test.api.db
        .update(requests)
        .set({ version: version + 1 })
        .where(eq(requests.id, id));
    };
    expect(await sync()).toMatchObject({ failures: [], said: ['begun', 'handedIn'] });
  });

  it('of files that were deleted meanwhile uploads them again', async () => {
    const id = await makeOffline();
    onCall = (call) => {
      if (call.endsWith('/form')) throw new Error('no network');
    };
    await expect(sync()).rejects.toMatchObject({ reason: 'unreachable' });
    onCall = () => undefined;
    await fixture.test.api.db.delete(files).where(eq(files.ownerId, fixture.inspector.id));
    expect(await sync()).toMatchObject({ failures: [], said: ['handedIn'] });
    expect(await statusOf(id)).toBe('form_submitted');
  });
});

describe('a refusal that stays', () => {
  it('of one visit stops no other; the visit waits on the device for its inspector', async () => {
    const incomplete = await makeOffline({ q1: 0 });
    const [queued] = await outbox.queued();
    const answers = queued?.form?.answers.filter(({ questionKey }) => questionKey !== 'q3') ?? [];
    if (queued?.form) await outbox.queue({ ...queued, form: { ...queued.form, answers } });
    const complete = await makeOffline();
    const { failures, said } = await sync();
    expect(failures).toEqual([expect.any(FieldError)]);
    expect(said).toEqual(['begun', 'begun', expect.any(String), expect.any(String)]);
    expect([await statusOf(incomplete), await statusOf(complete)]).toEqual([
      'inspection_started',
      'form_submitted',
    ]);
    const kept = await outbox.queued();
    expect(kept).toMatchObject([
      {
        requestId: incomplete,
        refusal: { retry: 'never', fields: { 'answers.q3': ['Answer this question.'] } },
      },
    ]);
    // Sending it again unchanged is not tried; once its inspector has completed it, it is sent.
    expect(await sync()).toEqual({ failures: [], said: [] });
    const [{ refusal, ...completed }] = kept as [(typeof kept)[number]];
    expect(refusal).toBeDefined();
    if (queued?.form && completed.form)
      await outbox.queue({ ...completed, form: { ...completed.form, answers: queued.form.answers } });
    expect(await sync()).toMatchObject({ failures: [], said: ['handedIn'] });
  });
});

describe('an answer that is not the portal’s own', () => {
  it.each([
    ['a network’s sign-in page', new Response('<html>', { status: 200 })],
    ['a proxy that found no portal', new Response('<html>', { status: 404 })],
  ])('%s leaves the work on the device', async (_, page) => {
    const id = await makeOffline();
    const client = createFieldClient({ url: 'http://portal.test', token, fetch: async () => page.clone() });
    const sending = { client, store: outbox, now: sunday, partSize: 2048, report: () => undefined };
    await expect(sendQueued(sending)).rejects.toBeInstanceOf(FieldError);
    expect(await outbox.queued()).toMatchObject([{ requestId: id }]);
    expect(await sync()).toMatchObject({ failures: [] });
  });
});

describe('a visit that is sent in the evening', () => {
  it('has its own end, in the receipt, the history and the report, and its photos their own time', async () => {
    const id = await makeOffline();
    fixture.test.setNow(minutes(600));
    await sync();
    const receipt = await succeed(call(fixture.test, 'field.form', { token, params: { id } }));
    expect(receipt).toMatchObject({
      endedAt: minutes(50).toISOString(),
      submittedAt: minutes(600).toISOString(),
    });
    const { history } = await succeed(
      call<RequestView>(fixture.test, 'inspections.get', { token: fixture.supervisor.token, params: { id } }),
    );
    const submitted = history.find(({ transition }) => transition === 'submitForm');
    expect(submitted?.detail?.ended).toEqual({
      at: minutes(50).toISOString(),
      heardAt: minutes(600).toISOString(),
    });
    const { db } = fixture.test.api;
    const [picture] = await db.select().from(evidencePictures).where(eq(evidencePictures.requestId, id));
    expect(picture?.takenAt).toEqual(minutes(20));
    const [facts] = await db
      .select()
      .from(evidenceFacts)
      .where(eq(evidenceFacts.fileId, String(picture?.fileId)));
    const announced = createHash('sha256')
      .update(samplePicture({ label: 'q10', reading: undefined }, id))
      .digest('hex');
    expect(facts).toMatchObject({ sha256: announced, place: atTheBranch, accuracy: 9 });
  });

  it('may have begun before its package was paused', async () => {
    const { db } = fixture.test.api;
    const id = await makeOffline();
    const { serviceId } = fixture;
    const [purchase] = await db
      .insert(packagePurchases)
      .values({
        requestId: id,
        clientId: fixture.client.id,
        serviceId,
        quantity: 4,
        used: 1,
        name: { ar: 'باقة', en: 'Package' },
        startsOn: '2026-11-01',
        endsOn: '2027-02-19',
      })
      .returning();
    await db
      .update(requests)
      .set({ purchaseId: String(purchase?.id) })
      .where(eq(requests.id, id));
    // Due on the day of the visit: overdue, and so paused, from the next day on.
    await db.insert(instalments).values({ requestId: id, sequence: 2, amount: 1000, dueOn: '2026-11-22' });
    fixture.test.setNow(minutes(2 * 24 * 60));
    expect(await sync()).toMatchObject({ failures: [], said: ['begun', 'handedIn'] });
    const other = await makeRequest(fixture, 'inspector_assigned', {
      visitAt: minutes(2 * 24 * 60),
      purchaseId: String(purchase?.id),
      statusSince: sunday,
    });
    expect((await perform(fixture, 'field.start', fixture.inspector, other)).body.code).toBe('guard_refused');
  });

  it('shows its inspector the photos of a returned form', async () => {
    const id = await makeOffline();
    await sync();
    await succeed(
      perform(fixture, 'supervisorInspections.returnForm', fixture.supervisor, id, {
        reason: 'الصورة غير واضحة',
      }),
    );
    const [{ returned }] = (await pullChanges(device(), outbox)) as [Assignment];
    const [photo] = returned?.answers.flatMap((one) => one.files) ?? [];
    const { statusCode } = await fixture.test.app.inject({ url: String(photo?.url) });
    expect(statusCode).toBe(200);
    // An hour later the links differ, and nothing else: the visit is not sent again.
    const { cursor } = await device().changes(null);
    fixture.test.setNow(minutes(200));
    expect((await device().changes(cursor)).changed).toEqual([]);
  });
});

describe('the start of a visit', () => {
  it('is the time by the phone, not earlier than the inspector’s first assignment', async () => {
    const other = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    const hour = (hours: number) => new Date(sunday.getTime() + hours * 3_600_000);
    const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: hour(3), inspectorId: other.id });
    const give = (inspectorId: string) =>
      succeed(perform(fixture, 'adminInspections.assignInspector', fixture.operator, id, { inspectorId }));
    const startAt = async (at: Date) => {
      await succeed(perform(fixture, 'field.start', fixture.inspector, id, { at: at.toISOString() }));
      return (await readRequest(fixture, id)).startedAt;
    };
    fixture.test.setNow(hour(1));
    await give(fixture.inspector.id);
    // Given to another, and back: the phone had begun before.
    fixture.test.setNow(hour(3));
    await give(other.id);
    fixture.test.setNow(hour(4));
    await give(fixture.inspector.id);
    fixture.test.setNow(hour(5));
    expect(await startAt(hour(2))).toEqual(hour(2));
    // Undone by the office, reported again before the assignment: no visit begins before it was assigned.
    await succeed(
      perform(fixture, 'inspections.undoStart', fixture.supervisor, id, { reason: 'بدأت بالخطأ' }),
    );
    expect(await startAt(hour(-2))).toEqual(hour(1));
  });
});

describe('the review of a visit', () => {
  it.each([
    ['during the visit at the branch', 20, 24.7001, []],
    ['an hour before the visit, 11 kilometres away', -60, 24.8001, ['otherTime', 'otherPlace']],
  ])(
    'says what is doubtful about a photo taken %s, to staff and not to the client',
    async (_, after, latitude, doubts) => {
      const id = await makeOffline({}, { after, latitude });
      expect(await sync()).toMatchObject({ failures: [] });
      const { api } = fixture.test;
      const row = await readRequest(fixture, id);
      const doubted = async (audit: boolean) =>
        (await loadResults(api, row, { audit })).parts
          .flatMap(({ categories }) => categories)
          .flatMap(({ questions }) => questions)
          .flatMap(({ photoDoubts }) => photoDoubts);
      expect([await doubted(true), await doubted(false)]).toEqual([doubts, []]);
    },
  );
});

describe('finished work of a visit that is no longer the inspector’s', () => {
  const leftoversOf = (id: string) =>
    succeed(
      call<LeftoverView[]>(fixture.test, 'inspections.leftovers', {
        token: fixture.supervisor.token,
        params: { id },
      }),
    );

  async function giveTo(id: string, inspectorId: string): Promise<void> {
    await succeed(
      perform(fixture, 'adminInspections.assignInspector', fixture.operator, id, { inspectorId }),
    );
  }

  it('reassigned meanwhile reaches the supervisor and the new inspector, once, with its photos', async () => {
    const id = await makeOffline({ q4: 0 });
    const other = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    await giveTo(id, other.id);
    onCall = (path) => {
      if (path.endsWith('/leftover')) {
        onCall = () => undefined;
        throw new Error('the network broke');
      }
    };
    await expect(sync()).rejects.toMatchObject({ reason: 'unreachable' });
    expect(await sync()).toMatchObject({ failures: [], said: ['leftOver'] });
    expect(await outbox.queued()).toEqual([]);
    const [leftover, ...more] = await leftoversOf(id);
    expect(more).toEqual([]);
    expect(leftover).toMatchObject({
      startedAt: sunday.toISOString(),
      answersCount: 10,
      files: [{ name: 'q10.png', url: expect.stringContaining('/files/') }],
    });
    // It counts for nothing, until the new inspector takes it over.
    expect([await statusOf(id), (await readRequest(fixture, id)).score]).toEqual([
      'inspector_assigned',
      null,
    ]);
    const assignments = await succeed(
      call<Assignment[]>(fixture.test, 'field.assignments', { token: other.token }),
    );
    const offered = assignments.find((one) => one.id === id)?.leftovers[0];
    expect(offered?.answers.find(({ questionKey }) => questionKey === 'q4')).toMatchObject({
      score: 0,
      note: 'غير مطابق',
    });
    await succeed(perform(fixture, 'field.start', other, id));
    const answers = offered?.answers.map(({ vehicleId, questionKey, score, note, fileIds }) => ({
      vehicleId,
      questionKey,
      score,
      fileIds,
      ...(note !== null && { note }),
    }));
    expect((await perform(fixture, 'field.submitForm', other, id, { answers })).body).toMatchObject({
      status: 'form_submitted',
    });
  });

  it('cancelled meanwhile reaches operations', async () => {
    const id = await makeOffline();
    await fixture.test.api.db
      .update(requests)
      .set({ status: 'cancelled', version: 9 })
      .where(eq(requests.id, id));
    expect(await sync()).toMatchObject({ failures: [], said: ['leftOver'] });
    const asOperations = { token: fixture.operator.token, params: { id } };
    const found = await call<LeftoverView[]>(fixture.test, 'inspections.leftovers', asOperations);
    expect(found.body).toMatchObject([{ answersCount: 10 }]);
  });

  it('is taken from who held the visit in the last 30 days, and read by nobody else', async () => {
    const id = await makeOffline();
    const other = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    const neverTheirs = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    const leave = (person: { readonly token: string }) =>
      call(fixture.test, 'field.submitLeftover', {
        token: person.token,
        params: { id },
        body: { answers: [{ questionKey: 'q1', score: 2, fileIds: [] }] },
      });
    // While it is theirs, the form is handed in as ever.
    expect((await leave(fixture.inspector)).status).toBe(409);
    await giveTo(id, other.id);
    expect((await leave(neverTheirs)).status).toBe(404);
    expect((await leave(fixture.inspector)).status).toBe(200);
    const readers = [fixture.client, fixture.inspector, other];
    const read = await Promise.all(
      readers.map(({ token: own }) =>
        call(fixture.test, 'inspections.leftovers', { token: own, params: { id } }),
      ),
    );
    expect(read.map(({ status }) => status)).toEqual([403, 403, 403]);
    fixture.test.setNow(new Date(sunday.getTime() + 31 * 86_400_000));
    token = await openSession(fixture.test, fixture.inspector.id);
    expect((await leave({ token })).status).toBe(404);
  });

  it('is deleted after 180 days, and its photos with it', async () => {
    const id = await makeOffline();
    const other = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    await giveTo(id, other.id);
    await sync();
    const [photo] = (await leftoversOf(id))[0]?.files ?? [];
    fixture.test.setNow(new Date(sunday.getTime() + 200 * 86_400_000));
    await forgetExpired(fixture.test.api);
    const kept = await fixture.test.api.db
      .select()
      .from(files)
      .where(eq(files.id, String(photo?.id)));
    expect([
      await fixture.test.api.db.$count(visitLeftovers, eq(visitLeftovers.requestId, id)),
      kept,
    ]).toEqual([0, []]);
  });
});
