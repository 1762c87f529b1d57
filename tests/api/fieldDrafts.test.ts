import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  AssignmentView as StoredAssignment,
  LeftoverView as StoredLeftover,
  VisitDraftView as StoredDraft,
} from '#domain/api/fieldViews';
import type { OperationId } from '#domain/access/operations';
import type { RequestView } from '#domain/api/requestViews';
import type { Wire } from 'sijil/contract/parts';
import { tables } from '../../server/db/schema/declared';
import { files } from 'sijil/server/db/schema/files';
import { auditEntries } from 'sijil/server/db/schema/users';
import { requests } from '../../server/db/schema/requests';
import { visitDrafts } from '../../server/db/schema/visits';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  answersOf,
  buildInspectionsFixture,
  type InspectionsFixture,
  makeFleetRequest,
  makeRequest,
  perform,
  photograph,
  succeed,
  sunday,
  uploadAs,
} from './inspectionsFixture';

type Assignment = Wire<StoredAssignment>;
type VisitDraft = Wire<StoredDraft>;
type Refusal = {
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly details: { readonly draft: VisitDraft; readonly now: string };
};

let fixture: InspectionsFixture;
let other: Awaited<ReturnType<typeof asRole>>;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  other = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
});
afterAll(() => fixture.test.close());
beforeEach(async () => {
  fixture.test.setNow(sunday);
  await fixture.test.api.db.update(requests).set({ inspectorId: null });
});

const minutes = (count: number) => new Date(sunday.getTime() + count * 60_000).toISOString();
const [oldPhone, newPhone] = [randomUUID(), randomUUID()];

interface Given {
  readonly questionKey: string;
  readonly score?: number | null;
  readonly [part: string]: unknown;
}

/** A draft of answers that were given now, on the phone that sends it. */
const draft = (
  number: number,
  answers: readonly Given[],
  { device = oldPhone, ...change }: { readonly device?: string; readonly [part: string]: unknown } = {},
) => {
  return {
    device,
    number,
    at: minutes(0),
    answers: answers.map((one) => ({ changedAt: minutes(0), device, ...one })),
    ...change,
  };
};

const save = (id: string, body: object, person = fixture.inspector) =>
  call<Refusal & { number: number }>(fixture.test, 'field.saveDraft', {
    token: person.token,
    params: { id },
    body,
    language: 'en',
  });

async function begin(): Promise<string> {
  const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
  await succeed(perform(fixture, 'field.start', fixture.inspector, id));
  return id;
}

const assignments = async (person = fixture.inspector) =>
  succeed(call<Assignment[]>(fixture.test, 'field.assignments', { token: person.token }));

const draftOf = async (id: string, person = fixture.inspector) =>
  (await assignments(person)).find((one) => one.id === id)?.draft;

const leftoversOf = (id: string) =>
  succeed(
    call<Wire<StoredLeftover>[]>(fixture.test, 'inspections.leftovers', {
      token: fixture.supervisor.token,
      params: { id },
    }),
  );

const give = (id: string, person: { readonly id: string }) =>
  succeed(
    perform(fixture, 'adminInspections.assignInspector', fixture.operator, id, {
      inspectorId: person.id,
      choice: 'x',
    }),
  );

const isAttached = async (id: string) =>
  (await fixture.test.api.db.select().from(files).where(eq(files.id, id)))[0]?.attached;

describe('a visit whose phone is lost', () => {
  it('continues on another phone with its answers and the photos that had arrived', async () => {
    const id = await begin();
    const fileId = await photograph(fixture, id);
    const answers = [
      { questionKey: 'q1', score: 0, note: 'الباب لا يغلق' },
      { questionKey: 'q2', score: null },
      { questionKey: 'q10', score: 2, photos: ['a'.repeat(64), 'b'.repeat(64)] },
    ];
    const photos = [{ name: 'a'.repeat(64), fileId }, { name: 'b'.repeat(64) }];
    expect(await save(id, draft(1, answers, { photos }))).toMatchObject({ status: 200, body: { number: 1 } });
    const found = await draftOf(id);
    expect(found).toMatchObject({ number: 1, device: oldPhone, heardAt: minutes(0) });
    expect(found?.answers).toMatchObject([
      { questionKey: 'q1', score: 0, note: 'الباب لا يغلق', photos: [] },
      { questionKey: 'q2', score: null },
      { questionKey: 'q10', score: 2, photos: ['a'.repeat(64), 'b'.repeat(64)] },
    ]);
    expect(found?.photos).toMatchObject([
      { name: 'a'.repeat(64), file: { id: fileId } },
      { name: 'b'.repeat(64), file: null },
    ]);
    const { statusCode } = await fixture.test.app.inject({ url: String(found?.photos[0]?.thumbnailUrl) });
    expect(statusCode).toBe(200);
    expect(await isAttached(fileId)).toBe(true);
  });

  it('has no draft before it began, nor for anybody else', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
    const body = draft(1, [{ questionKey: 'q1', score: 2 }]);
    expect((await save(id, body)).body.code).toBe('illegal_transition');
    await succeed(perform(fixture, 'field.start', fixture.inspector, id));
    expect((await save(id, body, other)).status).toBe(404);
    expect((await save(id, body, fixture.supervisor)).status).toBe(403);
    expect((await save(id, body)).status).toBe(200);
    expect((await assignments(other)).some((one) => one.id === id)).toBe(false);
  });

  it('does not send the visit again to a phone that has it', async () => {
    const id = await begin();
    const changes = (cursor?: string) =>
      succeed(
        call<{ cursor: string; changed: Assignment[] }>(fixture.test, 'field.assignmentChanges', {
          token: fixture.inspector.token,
          ...(cursor && { query: { cursor } }),
        }),
      );
    const { cursor } = await changes();
    await succeed(save(id, draft(1, [{ questionKey: 'q1', score: 2 }])));
    expect((await changes(cursor)).changed).toEqual([]);
  });
});

describe('drafts of two phones', () => {
  it('take effect once, in order, and an overtaken one is refused with the newer', async () => {
    const id = await begin();
    const first = draft(1, [{ questionKey: 'q1', score: 2 }]);
    await succeed(save(id, first));
    const second = draft(2, [{ questionKey: 'q1', score: 0, note: 'x' }], { device: newPhone });
    await succeed(save(id, second));
    // The answer was lost: the phone sends the same again, at another time.
    fixture.test.setNow(new Date(minutes(3)));
    expect(await save(id, { ...second, at: minutes(3) })).toMatchObject({
      status: 200,
      body: { number: 2, heardAt: minutes(0) },
    });
    for (const overtaken of [first, draft(2, [{ questionKey: 'q2', score: 2 }]), draft(9, [])]) {
      const { status, body } = await save(id, overtaken);
      expect([status, body.code, body.details.draft.number]).toEqual([409, 'draft_outdated', 2]);
      expect(body.details.draft.answers).toMatchObject([{ questionKey: 'q1', score: 0, device: newPhone }]);
    }
    await succeed(save(id, draft(3, [{ questionKey: 'q1', score: 1, note: 'x' }])));
  });

  it('have the portal’s times: a phone’s clock changes nothing, and none is in the future', async () => {
    const id = await begin();
    const answers = [
      { questionKey: 'q1', score: 2, changedAt: minutes(590) },
      // Of another phone, as the portal gave it; and by a clock that ran ahead.
      { questionKey: 'q2', score: 2, changedAt: minutes(-20), device: newPhone },
      { questionKey: 'q3', score: 2, changedAt: minutes(700) },
    ];
    await succeed(save(id, draft(1, answers, { at: minutes(600) })));
    const times = (await draftOf(id))?.answers.map(({ changedAt }) => changedAt);
    expect(times).toEqual([minutes(-10), minutes(-20), minutes(0)]);
  });
});

describe('an answer of a draft', () => {
  it('may lack anything, but is refused by name where it is wrong', async () => {
    const id = await begin();
    const lacking = [
      { questionKey: 'q1', score: 0 },
      { questionKey: 'q10', score: 2 },
    ];
    expect((await save(id, draft(1, lacking))).status).toBe(200);
    const wrong = [...lacking, { questionKey: 'q2', score: 1 }, { questionKey: 'gone', score: 2 }];
    const { status, body } = await save(id, draft(2, wrong));
    expect([status, body.errors]).toEqual([
      400,
      { 'answers.gone': ['This question is not part of the form.'] },
    ]);
    expect((await save(id, draft(2, [{ questionKey: 'q3', score: 3 }]))).status).toBe(400);
    expect((await draftOf(id))?.number).toBe(1);
  });

  it('belongs to a vehicle of the visit', async () => {
    const { id, vehicleIds } = await makeFleetRequest(fixture, 'inspector_assigned', ['أ ب ج 1', 'أ ب ج 2']);
    await succeed(perform(fixture, 'field.start', fixture.inspector, id));
    const of = (vehicleId: string | undefined) => [{ questionKey: 'q1', score: 2, vehicleId }];
    expect((await save(id, draft(1, of(randomUUID())))).status).toBe(400);
    expect((await save(id, draft(1, of(undefined)))).status).toBe(400);
    await succeed(save(id, draft(1, of(vehicleIds[1]))));
    const [row] = await fixture.test.api.db.select().from(visitDrafts).where(eq(visitDrafts.requestId, id));
    expect(row).toMatchObject({ answered: 1, asked: 20, section: 2, sections: 2 });
  });

  it('cannot use a file of somebody else, and releases one that it no longer has', async () => {
    const id = await begin();
    const [own, foreign] = [await photograph(fixture, id), await uploadAs(fixture, fixture.client)];
    const withPhotos = (number: number, photos: { name: string; fileId: string }[]) =>
      draft(number, [{ questionKey: 'q10', score: 2, photos: photos.map(({ name }) => name) }], { photos });
    const both = [
      { name: 'c'.repeat(64), fileId: own },
      { name: 'd'.repeat(64), fileId: foreign },
    ];
    await succeed(save(id, withPhotos(1, both)));
    expect((await draftOf(id))?.photos.map(({ file }) => file?.id)).toEqual([own, undefined]);
    expect([await isAttached(own), await isAttached(foreign)]).toEqual([true, false]);
    await succeed(save(id, withPhotos(2, [])));
    expect(await isAttached(own)).toBe(false);
  });

  it('leaves no entry in the audit log', async () => {
    const id = await begin();
    const before = await fixture.test.api.db.$count(auditEntries);
    await succeed(save(id, draft(1, [{ questionKey: 'q1', score: 2 }])));
    expect(await fixture.test.api.db.$count(auditEntries)).toBe(before);
  });
});

describe('the draft of a visit that changes hands', () => {
  it('is a leftover for the others, and the inspector’s again when the visit comes back', async () => {
    const id = await begin();
    const fileId = await photograph(fixture, id);
    const photos = [{ name: 'e'.repeat(64), fileId }];
    const answers = [{ questionKey: 'q10', score: 1, photos: ['e'.repeat(64)] }];
    await succeed(save(id, draft(1, answers, { photos })));
    await succeed(perform(fixture, 'inspections.undoStart', fixture.supervisor, id, { reason: 'x' }));
    expect((await draftOf(id))?.number).toBe(1);
    await give(id, other);
    expect(await draftOf(id, other)).toBeNull();
    expect(await leftoversOf(id)).toMatchObject([
      {
        answersCount: 1,
        answers: [{ questionKey: 'q10', score: 1, fileIds: [fileId] }],
        files: [{ id: fileId }],
      },
    ]);
    await give(id, fixture.inspector);
    expect([(await draftOf(id))?.number, await leftoversOf(id)]).toEqual([1, []]);
    expect(await isAttached(fileId)).toBe(true);
  });

  it('is replaced by the finished work that contains it, and by no other', async () => {
    const id = await begin();
    const fileId = await photograph(fixture, id);
    const photos = [{ name: 'f'.repeat(64), fileId }];
    await succeed(
      save(id, draft(4, [{ questionKey: 'q10', score: 2, photos: ['f'.repeat(64)] }], { photos })),
    );
    await succeed(perform(fixture, 'inspections.undoStart', fixture.supervisor, id, { reason: 'x' }));
    await give(id, other);
    const hand = (draftNumber: number) =>
      succeed(
        call(fixture.test, 'field.submitLeftover', {
          token: fixture.inspector.token,
          params: { id },
          headers: { 'idempotency-key': randomUUID() },
          body: { draftNumber, answers: answersOf({}, fileId) },
        }),
      );
    const counts = async () =>
      (await leftoversOf(id)).map(({ answersCount }) => answersCount).toSorted((a, b) => a - b);
    await hand(3);
    expect(await counts()).toEqual([1, 10]);
    await hand(4);
    expect(await counts()).toEqual([10, 10]);
    expect(await isAttached(fileId)).toBe(true);
  });

  it('is a leftover when the visit is cancelled', async () => {
    const id = await begin();
    await succeed(save(id, draft(1, [{ questionKey: 'q1', score: 2 }])));
    await succeed(perform(fixture, 'inspections.undoStart', fixture.supervisor, id, { reason: 'x' }));
    await succeed(perform(fixture, 'adminInspections.cancel', fixture.operator, id, { reason: 'x' }));
    expect(await leftoversOf(id)).toMatchObject([{ answersCount: 1 }]);
    expect(await fixture.test.api.db.$count(visitDrafts, eq(visitDrafts.requestId, id))).toBe(0);
  });
});

describe('a form that is handed in', () => {
  const handIn = async (id: string, change: Record<string, unknown>) =>
    perform<Refusal>(fixture, 'field.submitForm', fixture.inspector, id, {
      answers: answersOf({}, await photograph(fixture, id)),
      ...change,
    });

  it('ends the draft that it contains', async () => {
    const id = await begin();
    const dropped = await photograph(fixture, id);
    const photos = [{ name: 'a'.repeat(64), fileId: dropped }];
    await succeed(
      save(id, draft(1, [{ questionKey: 'q1', score: 2, photos: ['a'.repeat(64)] }], { photos })),
    );
    await succeed(handIn(id, { draftNumber: 1 }));
    expect(await fixture.test.api.db.$count(visitDrafts, eq(visitDrafts.requestId, id))).toBe(0);
    expect([await leftoversOf(id), await isAttached(dropped)]).toEqual([[], false]);
    expect((await save(id, draft(2, []))).status).toBe(409);
  });

  it('is refused with a newer draft, and nothing of it is stored', async () => {
    const id = await begin();
    await succeed(save(id, draft(2, [{ questionKey: 'q1', score: 1, note: 'x' }], { device: newPhone })));
    const { status, body } = await handIn(id, { draftNumber: 1 });
    expect([status, body.code, body.details.draft.number]).toEqual([409, 'draft_outdated', 2]);
    const [row] = await fixture.test.api.db.select().from(requests).where(eq(requests.id, id));
    expect(row?.status).toBe('inspection_started');
    await succeed(handIn(id, { draftNumber: 2 }));
  });

  it('by an app that knows no drafts leaves the draft to the supervisor', async () => {
    const id = await begin();
    await succeed(save(id, draft(1, [{ questionKey: 'q1', score: 0, note: 'x' }])));
    await succeed(handIn(id, {}));
    expect(await leftoversOf(id)).toMatchObject([{ answers: [{ questionKey: 'q1', score: 0 }] }]);
  });
});

describe('the progress of a visit', () => {
  const finance = async () => asRole(fixture.test, 'admin_finance');
  const progressFor = async (person: { readonly token: string }, id: string, name: OperationId) => {
    const answer = call<Wire<RequestView>>(fixture.test, name, { token: person.token, params: { id } });
    return (await succeed(answer)).visitProgress;
  };
  const clientSees = (id: string) => progressFor(fixture.client, id, 'clientInspections.get');
  const begunWith = async (...answers: Given[]) => {
    const id = await begin();
    fixture.test.setNow(new Date(minutes(15)));
    await succeed(save(id, draft(1, answers, { at: minutes(15) })));
    return id;
  };

  it('is counted from the draft, for client, supervisor and operations', async () => {
    // The second lacks its note, the tenth its photo; “not applicable” is an answer.
    const id = await begunWith(
      { questionKey: 'q1', score: 2 },
      { questionKey: 'q2', score: 0 },
      { questionKey: 'q3', score: null },
      { questionKey: 'q10', score: 2 },
    );
    const expected = {
      startedAt: minutes(0),
      answered: 2,
      asked: 10,
      section: 1,
      sections: 1,
      heardAt: minutes(15),
    };
    expect(await clientSees(id)).toEqual(expected);
    for (const person of [fixture.supervisor, fixture.operator])
      expect(await progressFor(person, id, 'inspections.get')).toEqual(expected);
    expect(await progressFor(await finance(), id, 'inspections.get')).toBeNull();
  });

  it('ends with the form, and with the day', async () => {
    const id = await begunWith({ questionKey: 'q1', score: 2 });
    fixture.test.setNow(new Date(minutes(24 * 60)));
    expect(await clientSees(id)).toBeNull();
    fixture.test.setNow(new Date(minutes(30)));
    expect(await clientSees(id)).toMatchObject({ answered: 1 });
    await succeed(
      perform(fixture, 'field.submitForm', fixture.inspector, id, {
        answers: answersOf({}, await photograph(fixture, id)),
        draftNumber: 1,
      }),
    );
    expect(await clientSees(id)).toBeNull();
  });

  it('is shown to nobody where the settings say so', async () => {
    const { visitSettings } = tables;
    const id = await begunWith({ questionKey: 'q1', score: 2 });
    await fixture.test.api.db.update(visitSettings).set({ progressShown: 'off' });
    expect(await clientSees(id)).toBeNull();
    await fixture.test.api.db.update(visitSettings).set({ progressShown: 'progress' });
    expect(await clientSees(id)).not.toBeNull();
  });
});
