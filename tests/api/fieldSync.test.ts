import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFieldClient } from '../../field/sync/fieldApi';
import { FieldError } from '../../field/sync/fieldError';
import { pullChanges, sendQueued, type SyncEvent } from '../../field/sync/sendQueued';
import type { PlannedAnswer, StoredEvidence } from '../../field/sync/visitStore';
import { files } from '../../framework/server/db/schema/files';
import { type Outbox, openOutbox } from '../../scripts/field/outbox';
import { formSubmissions } from '../../server/db/schema/evidence';
import { requests } from '../../server/db/schema/requests';
import { users } from '../../server/db/schema/users';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import { injected } from '../support/injectedFetch';
import { openSession } from '../support/people';
import {
  answersOf,
  buildInspectionsFixture,
  makeRequest,
  readRequest,
  sunday,
  type InspectionsFixture,
} from './inspectionsFixture';

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
async function makeOffline(scores: Parameters<typeof answersOf>[0] = {}): Promise<string> {
  const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
  const { number, version } = await readRequest(fixture, id);
  await pullChanges(device(), outbox);
  const content = new Uint8Array(samplePicture({ label: 'q10', reading: undefined }, id));
  const photo = await outbox.keepEvidence({ name: 'q10.png', type: 'image/png', content });
  await outbox.queue({
    requestId: id,
    number,
    version,
    start: { at: sunday.toISOString(), place: null, accuracy: 20 },
    form: { key: randomUUID(), answers: plannedAnswers(scores, photo), evidence: [photo] },
  });
  return id;
}

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
