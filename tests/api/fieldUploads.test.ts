import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#domain/access/operations';
import type { AssignmentChangesView, EvidenceUploadView, FormReceipt } from '#domain/api/fieldViews';
import { contract, type ContractId } from '#domain/api/contract';
import type { Wire } from 'sijil/contract/parts';
import type { RequestView } from '#domain/api/requestViews';
import type { Shape } from 'sijil/schema/shape';
import { validate } from 'sijil/schema/validate';
import { z } from 'zod';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import { evidenceUploads, formSubmissions } from '../../server/db/schema/evidence';
import { answers, requests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { forgetEvidenceUploads } from '../../server/modules/inspections/field/evidenceUploads';
import { fieldExamples } from '../../server/modules/inspections/field/fieldExamples';
import { call } from '../support/call';
import { asRole } from '../support/people';
import type { Person } from './ordersFixture';
import {
  perform,
  answersOf,
  buildInspectionsFixture,
  makeRequest,
  photograph,
  readRequest,
  succeed,
  sunday,
  type InspectionsFixture,
} from './inspectionsFixture';

type Upload = Wire<EvidenceUploadView> & { code?: string; details?: { received: number } };

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());
beforeEach(() => fixture.test.setNow(sunday));

const picture = (seed: string) => Buffer.from(samplePicture({ label: 'q1', reading: undefined }, seed));
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function started(): Promise<string> {
  const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
  await succeed(perform(fixture, 'field.start', fixture.inspector, id));
  return id;
}
const announce = (id: string, content: Buffer, said: object = {}, who: Person = fixture.inspector) =>
  call<Upload>(fixture.test, 'field.openEvidence', {
    token: who.token,
    params: { id },
    body: {
      name: 'fridge.png',
      size: content.length,
      sha256: sha256(content),
      ...said,
    },
  });
async function append(
  id: string,
  uploadId: string,
  offset: number,
  part: Buffer,
  who: Person = fixture.inspector,
) {
  const url = operations['field.appendEvidence'].url.replace(':id', id).replace(':uploadId', uploadId);
  const answer = await fixture.test.app.inject({
    method: 'PATCH',
    url: `/api/v1${url}?offset=${offset}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    payload: part,
  });
  return { status: answer.statusCode, body: answer.json<Upload>() };
}
const look = (id: string, uploadId: string, who: Person = fixture.inspector) =>
  call<Upload>(fixture.test, 'field.evidence', { token: who.token, params: { id, uploadId } });

describe('uploading evidence in parts', () => {
  it('produces a file with a thumbnail once complete, and resumes after a lost connection', async () => {
    const id = await started();
    const content = picture('parts');
    const opened = await announce(id, content);
    expect([opened.status, opened.body.received, opened.body.file]).toEqual([201, 0, null]);
    const cut = Math.floor(content.length / 3);
    const first = await append(id, opened.body.id, 0, content.subarray(0, cut));
    expect([first.status, first.body.received]).toEqual([200, cut]);
    // The connection was lost: the app asks for the received size and continues from there.
    expect((await look(id, opened.body.id)).body.received).toBe(cut);
    expect((await announce(id, content)).body).toMatchObject({ id: opened.body.id, received: cut });
    const complete = (await append(id, opened.body.id, cut, content.subarray(cut))).body;
    expect(complete).toMatchObject({
      received: content.length,
      file: { type: 'image/png', name: 'fridge.png' },
    });
    const small = await fixture.test.app.inject({ url: String(complete.thumbnailUrl) });
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
    // Announced again, it is already complete.
    expect((await announce(id, content)).body.file?.id).toBe(complete.file?.id);
  });

  it('stores a repeated part once, and answers an out-of-order part with the offset to continue from', async () => {
    const id = await started();
    const content = picture('twice');
    const { body } = await announce(id, content);
    await append(id, body.id, 0, content.subarray(0, 200));
    expect((await append(id, body.id, 0, content.subarray(0, 200))).body.received).toBe(200);
    const gap = await append(id, body.id, 300, content.subarray(300));
    expect([gap.status, gap.body.code, gap.body.details?.received]).toEqual([
      409,
      'upload_out_of_order',
      200,
    ]);
    // For a part that begins within the received bytes, only the new bytes are stored.
    expect((await append(id, body.id, 100, content.subarray(100, 400))).body.received).toBe(400);
    const [one, other] = await Promise.all([
      append(id, body.id, 400, content.subarray(400)),
      append(id, body.id, 400, content.subarray(400)),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.file?.id).toBe(other.body.file?.id);
  });

  it('is refused on a wrong checksum or excess bytes, and can be sent again', async () => {
    const id = await started();
    const content = picture('checksum');
    const { body } = await announce(id, content);
    const wrong = Buffer.from(content);
    wrong[content.length - 1] = (wrong.at(-1) ?? 0) ^ 1;
    const refused = await append(id, body.id, 0, wrong);
    expect([refused.status, refused.body.code]).toEqual([422, 'upload_checksum']);
    expect((await look(id, body.id)).body.received).toBe(0);
    const more = await append(id, body.id, 0, Buffer.concat([content, Buffer.from('x')]));
    expect([more.status, more.body.code]).toEqual([400, 'upload_too_long']);
    expect((await append(id, body.id, 0, content)).body.file).not.toBeNull();
  });

  it('accepts only pictures and documents by content, whatever the file name', async () => {
    const id = await started();
    const script = Buffer.from('<script>alert(1)</script>');
    const { body } = await announce(id, script, { name: 'photo.png' });
    expect((await append(id, body.id, 0, script)).status).toBe(415);
    expect((await look(id, body.id)).status).toBe(404);
    const bad = await announce(id, script, { sha256: 'abc' });
    expect([bad.status, Object.keys((bad.body as unknown as { errors: object }).errors)]).toEqual([
      400,
      ['sha256'],
    ]);
    expect((await announce(id, script, { size: 500 * 1024 + 1 })).status).toBe(400);
  });

  it('is possible only for the visit’s own inspector, and only after the start', async () => {
    const [id, other] = [await started(), await started()];
    const content = picture('own');
    const { body } = await announce(id, content);
    const stranger = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    expect((await announce(id, content, {}, stranger)).status).toBe(404);
    expect((await append(id, body.id, 0, content, stranger)).status).toBe(404);
    expect((await look(id, body.id, stranger)).status).toBe(404);
    // Under another visit's address it does not exist.
    expect((await look(other, body.id)).status).toBe(404);
    expect((await append(other, body.id, 0, content)).status).toBe(404);
    expect((await announce(id, content, {}, fixture.supervisor)).status).toBe(403);
    const ahead = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
    expect((await announce(ahead, content)).status).toBe(409);
  });

  it('is limited to 100 open uploads, which are dropped a day after they were last touched', async () => {
    const id = await started();
    const { db } = fixture.test.api;
    const row = {
      requestId: id,
      ownerId: fixture.inspector.id,
      name: 'x',
      size: 9,
      content: Buffer.alloc(0),
    };
    await db.delete(evidenceUploads);
    await db.insert(evidenceUploads).values(
      Array.from({ length: 100 }, () => ({
        ...row,
        sha256: randomUUID(),
        createdAt: sunday,
        touchedAt: sunday,
      })),
    );
    const content = picture('bounded');
    const refused = await announce(id, content);
    expect([refused.status, refused.body.code]).toEqual([429, 'uploads_open']);
    fixture.test.setNow(new Date(sunday.getTime() + 23 * 3_600_000));
    await forgetEvidenceUploads(fixture.test.api);
    expect(await db.$count(evidenceUploads)).toBe(100);
    fixture.test.setNow(new Date(sunday.getTime() + 25 * 3_600_000));
    await forgetEvidenceUploads(fixture.test.api);
    expect(await db.$count(evidenceUploads)).toBe(0);
  });
});

describe('starting a visit with the phone’s position', () => {
  const begin = (id: string, said: Record<string, unknown>) =>
    perform(fixture, 'field.start', fixture.inspector, id, said);
  const begun = (view: RequestView) =>
    view.history.find(({ transition }) => transition === 'startInspection')?.detail?.started;
  /** The branch is at 24.7, 46.7; a hundredth of a degree of latitude is 1.1 km. */
  const staffView = async (id: string) =>
    await succeed(
      call<RequestView>(fixture.test, 'inspections.get', { token: fixture.supervisor.token, params: { id } }),
    );

  it.each([
    ['at the branch', { latitude: 24.7001, longitude: 46.7 }, 15, { metres: 11, far: false }],
    ['a street away', { latitude: 24.704, longitude: 46.7 }, 15, { metres: 445, far: false }],
    ['two kilometres away', { latitude: 24.718, longitude: 46.7 }, 15, { metres: 2002, far: true }],
    [
      'with a phone that hardly knows',
      { latitude: 24.708, longitude: 46.7 },
      450,
      { metres: 890, far: false },
    ],
    [
      'with one that claims to know nothing',
      { latitude: 24.718, longitude: 46.7 },
      90_000,
      { metres: 2002, far: true },
    ],
  ])(
    '%s stores the distance to the branch, and flags it only when far',
    async (_, place, accuracy, expected) => {
      const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
      expect((await begin(id, { place, accuracy })).status).toBe(200);
      expect(begun(await staffView(id))).toMatchObject({ place, ...expected });
    },
  );

  it('uses the phone’s time, but none in the future or before the assignment', async () => {
    const assigned = new Date(sunday.getTime() - 7_200_000);
    const times = [
      ['2026-11-22T05:30:00.000Z', 'said'],
      [new Date(sunday.getTime() + 3_600_000).toISOString(), sunday.toISOString()],
      ['2026-11-20T05:30:00.000Z', assigned.toISOString()],
    ] as const;
    for (const [at, expected] of times) {
      const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday, statusSince: assigned });
      const said = expected === 'said' ? new Date(assigned.getTime() + 600_000).toISOString() : at;
      await succeed(begin(id, { at: said }));
      const { startedAt } = await readRequest(fixture, id);
      expect(startedAt?.toISOString()).toBe(expected === 'said' ? said : expected);
    }
  });

  it('is readable by staff only', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
    await succeed(begin(id, { place: { latitude: 24.7, longitude: 46.7 } }));
    const client = await succeed(
      call<RequestView>(fixture.test, 'clientInspections.get', {
        token: fixture.client.token,
        params: { id },
      }),
    );
    expect(begun(client)).toBeUndefined();
    expect(begun(await staffView(id))).toMatchObject({ metres: 0 });
  });
});

describe('submitting a form with an idempotency key', () => {
  const submit = (id: string, key: string, given: unknown, version = 2) =>
    call<Wire<FormReceipt> & { code?: string }>(fixture.test, 'field.submitForm', {
      token: fixture.inspector.token,
      params: { id },
      body: { version, answers: given },
      headers: { 'idempotency-key': key },
    });

  it('returns the same receipt, with counts of answers and files, however often it is sent', async () => {
    const id = await started();
    const given = answersOf({ q4: 1 }, await photograph(fixture, id));
    const [one, other] = await Promise.all([submit(id, 'visit-1', given), submit(id, 'visit-1', given)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body).toEqual(one.body);
    expect(one.body).toMatchObject({ status: 'form_submitted', answers: 10, files: 1, score: 95 });
    expect(await fixture.test.api.db.$count(answers, eq(answers.requestId, id))).toBe(10);

    // The form was returned meanwhile: a repeated submission from before is not a new form.
    await succeed(
      perform(fixture, 'supervisorInspections.returnForm', fixture.supervisor, id, {
        reason: 'الصورة غير واضحة',
      }),
    );
    expect((await submit(id, 'visit-1', given)).body).toEqual(one.body);
    expect((await readRequest(fixture, id)).status).toBe('inspection_started');
    const { version } = await readRequest(fixture, id);
    expect((await submit(id, 'visit-2', given, version)).body.status).toBe('form_submitted');
  });

  it('is refused with different answers under the same key, and with a malformed key', async () => {
    const id = await started();
    const photo = await photograph(fixture, id);
    await succeed(submit(id, 'k', answersOf({}, photo)));
    const other = await submit(id, 'k', answersOf({ q2: 0 }, photo));
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch']);
    expect((await submit(id, 'a b', answersOf({}, photo))).body.code).toBe('idempotency_key');
  });

  it('that was refused leaves its key unused', async () => {
    const id = await started();
    const photo = await photograph(fixture, id);
    expect((await submit(id, 'again', [])).status).toBe(400);
    expect(await fixture.test.api.db.$count(formSubmissions, eq(formSubmissions.requestId, id))).toBe(0);
    expect((await submit(id, 'again', answersOf({}, photo))).status).toBe(200);
  });
});

describe('the assignment change feed', () => {
  const changes = (cursor?: string, who = fixture.inspector) =>
    call<Wire<AssignmentChangesView> & { code?: string }>(fixture.test, 'field.assignmentChanges', {
      token: who.token,
      query: cursor ? { cursor } : {},
    });

  it('returns what was added, changed and removed since the cursor, once each', async () => {
    await fixture.test.api.db.update(requests).set({ inspectorId: null });
    const first = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
    const second = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
    const all = (await changes()).body;
    expect(all.changed.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect(await changes(all.cursor)).toMatchObject({ body: { changed: [], gone: [] } });
    // It travels in an address: with 250 visits it is shorter than the 8 kB that any server accepts.
    expect(all.cursor.length).toBeLessThan(10 + 2 * 31);

    const third = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
    await fixture.test.api.db.update(requests).set({ inspectorId: null }).where(eq(requests.id, first));
    await succeed(perform(fixture, 'field.start', fixture.inspector, second));
    const next = (await changes(all.cursor)).body;
    expect(next.changed.map(({ id }) => id).toSorted()).toEqual([second, third].toSorted());
    expect(next.gone).toEqual([first]);

    // No step of the request, but another visit for the inspector who drives there.
    await fixture.test.api.db
      .update(tables.branches)
      .set({ responsiblePhone: '+966509999999' })
      .where(eq(tables.branches.id, fixture.branchId));
    expect((await changes(next.cursor)).body.changed).toHaveLength(2);
  });

  it('hides other inspectors’ visits and refuses unknown cursors', async () => {
    const other = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    expect((await changes((await changes()).body.cursor, other)).body.changed).toEqual([]);
    for (const cursor of ['nonsense', Buffer.from('[["x","y"]]').toString('base64url')])
      expect([cursor, (await changes(cursor)).body.code]).toEqual([cursor, 'cursor_unknown']);
  });
});

describe('the examples of the field API', () => {
  it('match the contract’s request bodies and answers', () => {
    for (const [name, { body, answer }] of Object.entries(
      fieldExamples as Record<string, { body?: object; answer?: unknown }>,
    )) {
      const exchange = contract[`field.${name}` as ContractId] as { body?: Shape; answer: z.ZodType };
      if (body)
        expect([name, validate(exchange.body as Shape, 'create', body, 'en')]).toMatchObject([
          name,
          { ok: true },
        ]);
      if (answer)
        expect([name, exchange.answer.safeParse(datesIn(answer)).error?.issues ?? []]).toEqual([name, []]);
    }
  });

  it('exist for every call: a body if it has one, and an answer', () => {
    const calls = Object.keys(contract).filter((id) => id.startsWith('field.')) as ContractId[];
    const examples = fieldExamples as Record<string, { body?: object; answer?: unknown }>;
    expect(Object.keys(examples).toSorted()).toEqual(calls.map((id) => id.slice('field.'.length)).toSorted());
    for (const id of calls) {
      const { body, answer } = examples[id.slice('field.'.length)] ?? {};
      expect([id, body !== undefined, answer !== undefined]).toEqual([id, 'body' in contract[id], true]);
    }
  });
});

/** Converts texts to dates: JSON has moments as texts, the contract's answers have dates. */
function datesIn(value: unknown): unknown {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value)) return new Date(value);
  if (Array.isArray(value)) return value.map(datesIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, datesIn(one)]));
}
