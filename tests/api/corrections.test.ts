import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssignmentView } from '#domain/api/fieldViews';
import type { CorrectiveActionsView, RequestView, ResultsView } from '#domain/api/requestViews';
import { notifications } from '../../server/db/schema/messages';
import { expireDueCorrections, remindCorrections } from '../../server/wiring/jobs/dueRequests';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { correct, corrections, judge, listOf } from './correctionsList';
import {
  perform,
  buildInspectionsFixture,
  makeFleetRequest,
  makeRequest,
  answersOf,
  photograph,
  readRequest,
  sendResults,
  succeed,
  sunday,
  uploadAs,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());
beforeEach(() => fixture.test.setNow(sunday));

const viewOf = (id: string) =>
  succeed(
    call<RequestView>(fixture.test, 'clientInspections.get', { token: fixture.client.token, params: { id } }),
  );
const submit = async (id: string, items?: unknown[]) =>
  perform(fixture, 'clientInspections.submitCorrectiveActions', fixture.client, id, {
    items: items ?? (await corrections(fixture, id)),
  });
const judgeOne = async (id: string, key: string, body: Record<string, unknown>) => {
  const { items } = await listOf(fixture, id);
  const itemId = String(items.find(({ questionKey }) => questionKey === key)?.id);
  return perform(fixture, 'supervisorInspections.updateCorrectiveAnswer', fixture.supervisor, id, body, {
    itemId,
  });
};
const approve = (id: string, approved: boolean) =>
  perform(fixture, 'supervisorInspections.approveCorrectiveActions', fixture.supervisor, id, { approved });

describe('what is corrected during the visit', () => {
  /** A visit with a failed item, and a photo and a note of its correction. */
  async function mendedVisit(mended: { mendedFileIds: string[]; mendedNote?: string }) {
    const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
    await succeed(perform(fixture, 'field.start', fixture.inspector, id));
    const [before, own] = [await photograph(fixture, id), await photograph(fixture, id)];
    const after = await photograph(fixture, id);
    const files = mended.mendedFileIds.map((name) => (name === 'after' ? after : name));
    const answers = answersOf({ q4: 0 }, own)?.map((one) =>
      one.questionKey === 'q4'
        ? { ...one, fileIds: [before], ...mended, mendedFileIds: files }
        : // A compliant answer has nothing to correct.
          { ...one, ...(one.questionKey === 'q5' && { mendedFileIds: [after] }) },
    );
    const submitted = await perform(fixture, 'field.submitForm', fixture.inspector, id, { answers });
    return { id, before, after, submitted };
  }
  const questionsOf = async (operation: 'supervisorForms.get' | 'clientInspections.results', id: string) => {
    const { token } = operation === 'supervisorForms.get' ? fixture.supervisor : fixture.client;
    const { parts } = await succeed(call<ResultsView>(fixture.test, operation, { token, params: { id } }));
    return parts.flatMap(({ categories }) => categories.flatMap(({ questions }) => questions));
  };

  it('is shown with the finding, whose score it leaves, and is the draft of the client’s answer', async () => {
    const mended = { mendedFileIds: ['after'], mendedNote: 'أُعيدت الأغذية إلى الثلاجة.' };
    const { id, before, after, submitted } = await mendedVisit(mended);
    // The photo of an answer, those of before and after.
    expect(submitted.body).toMatchObject({ files: 3 });
    const reviewed = await questionsOf('supervisorForms.get', id);
    expect(reviewed.find(({ key }) => key === 'q4')).toMatchObject({
      score: 0,
      onSite: { note: mended.mendedNote, files: [{ id: after }] },
    });
    expect(reviewed.find(({ key }) => key === 'q5')?.onSite).toBeNull();
    await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
    await succeed(perform(fixture, 'supervisorInspections.sendResults', fixture.supervisor, id));
    const unmended = await sendResults(fixture, { q4: 0 });
    const { status, score } = await viewOf(id);
    expect({ status, score }).toEqual({
      status: 'corrections_needed',
      score: (await viewOf(unmended)).score,
    });
    const shown = await questionsOf('clientInspections.results', id);
    expect(shown.find(({ key }) => key === 'q4')?.onSite?.files).toMatchObject([{ id: after }]);
    const { items } = await listOf(fixture, id);
    expect(items).toMatchObject([
      { answeredAt: null, draft: { action: mended.mendedNote, files: [{ id: after }, { id: before }] } },
    ]);
    // The client sends it as it is.
    const [item] = items;
    const answer = {
      itemId: item?.id,
      action: item?.draft?.action,
      fileIds: item?.draft?.files.map((file) => file.id),
      draftVersion: item?.draftVersion,
    };
    expect((await submit(id, [answer])).body.status).toBe('corrections_submitted');
  });

  it('needs a photo of the inspector’s own', async () => {
    const stranger = await uploadAs(fixture, fixture.client);
    const { submitted } = await mendedVisit({ mendedFileIds: [stranger] });
    expect(submitted.status).toBe(400);
    expect(Object.keys(submitted.body.errors)).toEqual(['answers.q4']);
    const { id } = await mendedVisit({ mendedFileIds: [], mendedNote: 'بلا صورة' });
    const [question] = (await questionsOf('supervisorForms.get', id)).filter(({ key }) => key === 'q4');
    expect(question?.onSite).toBeNull();
  });

  it('comes back to the inspector with a returned form', async () => {
    const { id, after } = await mendedVisit({ mendedFileIds: ['after'], mendedNote: 'نُظّف' });
    await succeed(
      perform(fixture, 'supervisorInspections.returnForm', fixture.supervisor, id, { reason: 'أعد التصوير' }),
    );
    const assigned = await succeed(
      call<AssignmentView[]>(fixture.test, 'field.assignments', { token: fixture.inspector.token }),
    );
    const { returned } = assigned.find((one) => one.id === id) ?? {};
    expect(returned?.answers.find(({ questionKey }) => questionKey === 'q4')).toMatchObject({
      mendedFileIds: [after],
      mendedNote: 'نُظّف',
    });
  });
});

describe('sending the results of an inspection', () => {
  it('issues the certificate at once if there is nothing to correct', async () => {
    const id = await sendResults(fixture, {});
    const { status, score, grade, certificates, correctionsDueAt } = await viewOf(id);
    expect({ status, score, grade, correctionsDueAt }).toEqual({
      status: 'certificate_generated',
      score: 100,
      grade: 'A',
      correctionsDueAt: null,
    });
    expect(certificates).toMatchObject([{ version: 1, vehicle: null, state: 'valid', score: 100 }]);
    expect((await readRequest(fixture, id)).completionDueAt).toEqual(new Date('2026-11-29T07:00:00Z'));
  });

  it('issues the certificate and requests corrections if the score passes with failed questions', async () => {
    const id = await sendResults(fixture, { q4: 0, q5: 1 });
    const { status, score, certificates } = await viewOf(id);
    expect({ status, score, grade: certificates[0]?.grade }).toEqual({
      status: 'corrections_needed',
      score: 85,
      grade: 'B',
    });
    const { items, dueAt } = await listOf(fixture, id);
    expect(items.map(({ questionKey, originalScore }) => [questionKey, originalScore])).toEqual([
      ['q4', 0],
      ['q5', 1],
    ]);
    expect(dueAt).toBe('2026-12-07T20:59:59.999Z');
  });

  it('issues no certificate below the passing score', async () => {
    const id = await sendResults(fixture, { q4: 0, q5: 0, q6: 0, q7: 1 });
    const { status, score, certificates } = await viewOf(id);
    expect({ status, score, certificates }).toEqual({
      status: 'corrections_needed',
      score: 65,
      certificates: [],
    });
  });

  it('requests a correction for a single partly compliant answer', async () => {
    const id = await sendResults(fixture, { q5: 1 });
    expect(await viewOf(id)).toMatchObject({ status: 'corrections_needed', score: 95 });
    expect((await listOf(fixture, id)).items.map(({ questionKey }) => questionKey)).toEqual(['q5']);
  });

  it('caps the grade at C for one failed critical question, and issues no certificate for three', async () => {
    const one = await viewOf(await sendResults(fixture, { q1: 0 }));
    expect([one.score, one.grade, one.certificates[0]?.grade]).toEqual([90, 'C', 'C']);
    const three = await viewOf(await sendResults(fixture, { q1: 0, q2: 0, q3: 0 }));
    expect([three.score, three.grade, three.certificates]).toEqual([70, 'F', []]);
  });
});

describe('a client answering corrective actions', () => {
  it('must answer every item', async () => {
    const id = await sendResults(fixture, { q4: 0, q5: 1 });
    const { status, body } = await submit(id, await corrections(fixture, id, ['q4']));
    expect([status, body.code]).toEqual([409, 'guard_refused']);
    expect((await listOf(fixture, id)).items.map(({ action }) => action)).toEqual([null, null]);
  });

  it('must attach two different files to each item', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    const [item] = await corrections(fixture, id);
    const one = await submit(id, [{ ...item, fileIds: item?.fileIds.slice(0, 1) }]);
    expect(one.status).toBe(400);
    expect(Object.keys(one.body.errors)).toEqual(['items.0.fileIds']);
    const twice = await submit(id, [{ ...item, fileIds: [item?.fileIds[0], item?.fileIds[0]] }]);
    expect(twice.status).toBe(400);
    expect((await submit(id, [item])).status).toBe(200);
  });

  it('cannot attach another person’s file', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    const [item] = await corrections(fixture, id);
    const foreign = await uploadAs(fixture, fixture.supervisor);
    const { status, body } = await submit(id, [{ ...item, fileIds: [foreign, String(item?.fileIds[0])] }]);
    expect(status).toBe(400);
    expect(body.errors['items.0.fileIds']?.[0]).toContain('not uploaded by you');
  });

  it('can submit until the end of the fifteenth day and no later', async () => {
    const late = await sendResults(fixture, { q4: 0 });
    const inTime = await sendResults(fixture, { q4: 0 });
    fixture.test.setNow(new Date('2026-12-07T20:59:00Z'));
    expect((await submit(inTime)).status).toBe(200);
    fixture.test.setNow(new Date('2026-12-07T21:00:00Z'));
    const { status, body } = await submit(late);
    expect([status, body.message]).toEqual([409, 'Time has run out, score was not adjusted']);
    expect(await viewOf(late)).toMatchObject({ status: 'corrections_needed', score: 90 });
  });
});

describe('a client with open corrections', () => {
  /** The reminders that were sent until each moment: those before the last day, and those of the last day. */
  const remindedAt = async (id: string, ...moments: string[]) => {
    const counts: number[][] = [];
    for (const moment of moments) {
      fixture.test.setNow(new Date(moment));
      await remindCorrections(fixture.test.api);
      const sent = (kind: string) =>
        fixture.test.api.db.$count(
          notifications,
          and(eq(notifications.requestId, id), eq(notifications.kind, kind)),
        );
      counts.push([await sent('correctionsReminder'), await sent('correctionsDueToday')]);
    }
    return counts;
  };

  it('is reminded once each when seven and three days are left, and on the last day', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    const { version } = await viewOf(id);
    // The deadline of the list is the end of the seventh of December in Riyadh.
    const days = ['11-30T20:00', '11-30T22:00', '12-01T22:00', '12-04T22:00', '12-06T22:00', '12-07T20:00'];
    expect(await remindedAt(id, ...days.map((day) => `2026-${day}:00Z`))).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 1],
    ]);
    // An answer that was begun can still be sent.
    expect((await viewOf(id)).version).toBe(version);
  });

  it('gets no reminder after submitting them', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    await submit(id);
    expect(await remindedAt(id, '2026-12-06T22:00:00Z')).toEqual([[0, 0]]);
  });
});

describe('drafting corrective actions', () => {
  const draft = (id: string, itemId: string, body: object, token = fixture.client.token, version = 0) =>
    call<CorrectiveActionsView & { code: string; errors: Record<string, string[]> }>(
      fixture.test,
      'clientInspections.draftCorrectiveAction',
      { token, params: { id, itemId }, body: { version, ...body } },
    );
  const managerOf = () =>
    asRole(fixture.test, 'branch_manager', { clientId: fixture.client.id, branchIds: [fixture.branchId] });

  it('saves them per item, and a colleague can continue and submit them', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    const [item] = (await listOf(fixture, id)).items;
    const itemId = String(item?.id);
    const manager = await managerOf();
    const theirs = await uploadAs(fixture, manager);
    const saved = await draft(id, itemId, { action: 'نبدّل الباب', fileIds: [theirs] }, manager.token);
    expect(saved.status).toBe(200);
    const [seen] = (await listOf(fixture, id)).items;
    expect(seen).toMatchObject({ action: null, files: [], draft: { action: 'نبدّل الباب' } });
    expect(seen?.draft?.files.map((file) => file.id)).toEqual([theirs]);
    const own = await uploadAs(fixture, fixture.client);
    const sent = [{ itemId, action: 'بدّلنا الباب', fileIds: [theirs, own] }];
    expect((await submit(id, sent)).status).toBe(200);
    expect((await listOf(fixture, id)).items[0]).toMatchObject({ action: 'بدّلنا الباب', draft: null });
  });

  it('leaves the list open and its version unchanged, and shows the supervisor nothing', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    const { version } = await viewOf(id);
    const [item] = (await listOf(fixture, id)).items;
    await draft(id, String(item?.id), { action: 'نعمل عليه' });
    expect(await viewOf(id)).toMatchObject({ version, status: 'corrections_needed' });
    const theirs = await succeed(
      call<CorrectiveActionsView>(fixture.test, 'supervisorInspections.correctiveActions', {
        token: fixture.supervisor.token,
        params: { id },
      }),
    );
    expect(theirs.items[0]?.draft).toBeNull();
  });

  it('refuses another person’s file, another company or list, and a change after the deadline', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    const itemId = String((await listOf(fixture, id)).items[0]?.id);
    const foreign = await uploadAs(fixture, fixture.supervisor);
    expect((await draft(id, itemId, { fileIds: [foreign] })).body.errors).toHaveProperty('fileIds');
    const stranger = await asRole(fixture.test, 'client');
    expect((await draft(id, itemId, {}, stranger.token)).status).toBe(404);
    const another = await sendResults(fixture, { q5: 0 });
    expect((await draft(another, itemId, {})).status).toBe(404);
    fixture.test.setNow(new Date('2026-12-07T21:00:00Z'));
    expect((await draft(id, itemId, { action: 'متأخر' })).body.code).toBe('guard_refused');
  });

  it('refuses a stale draft version, both for another draft and for submission', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    const [item] = await corrections(fixture, id);
    const itemId = String(item?.itemId);
    const manager = await managerOf();
    expect((await draft(id, itemId, { action: 'أ' })).body.items[0]?.draftVersion).toBe(1);
    expect((await draft(id, itemId, { action: 'ب' }, manager.token)).body.code).toBe('stale_version');
    expect((await draft(id, itemId, { action: 'ب' }, manager.token, 1)).status).toBe(200);
    const stale = await submit(id, [{ ...item, draftVersion: 1 }]);
    expect(stale.body.errors['items.0.itemId']?.[0]).toContain('colleague');
    expect((await submit(id, [{ ...item, draftVersion: 2 }])).status).toBe(200);
  });

  it('shows each item’s points, which equal the score gained on its approval', async () => {
    const id = await sendResults(fixture, { q1: 0, q4: 0, q5: 1 });
    const [before, { items }] = [await viewOf(id), await listOf(fixture, id)];
    const points = items.find(({ questionKey }) => questionKey === 'q4')?.points;
    await correct(fixture, id);
    await judge(fixture, id, ['q1', 'q5']);
    await succeed(approve(id, true));
    expect((await viewOf(id)).score).toBe((before.score ?? 0) + (points ?? 0));
    expect(points).toBeGreaterThan(0);
  });
});

describe('a partly submitted list of corrections', () => {
  const sendSome = async (id: string, keys: readonly string[]) =>
    perform(fixture, 'clientInspections.submitCorrectiveActions', fixture.client, id, {
      partly: true,
      items: await corrections(fixture, id, keys),
    });
  it('stays open for the rest, while the submitted items can be judged', async () => {
    const id = await sendResults(fixture, { q4: 0, q5: 1 });
    expect((await sendSome(id, ['q4'])).body).toMatchObject({ status: 'corrections_needed' });
    expect((await judgeOne(id, 'q5', { verdict: 'accepted' })).status).toBe(400);
    await succeed(judgeOne(id, 'q4', { verdict: 'refused', note: 'الصورة قديمة' }));
    const { items } = await listOf(fixture, id);
    expect(items.map(({ verdict, answeredAt }) => [verdict, answeredAt !== null])).toEqual([
      ['refused', true],
      [null, false],
    ]);
    expect((await sendSome(id, ['q4', 'q5'])).body.code).toBe('guard_refused');
    expect((await submit(id)).body).toMatchObject({ status: 'corrections_submitted' });
  });

  it('is reviewed as far as it was submitted by the deadline; an unanswered one is closed', async () => {
    const partly = await sendResults(fixture, { q4: 0, q5: 0 });
    const nothing = await sendResults(fixture, { q4: 0 });
    await succeed(sendSome(partly, ['q4']));
    fixture.test.setNow(new Date('2026-12-07T21:00:00Z'));
    await expireDueCorrections(fixture.test.api);
    expect((await viewOf(nothing)).status).toBe('inspection_completed');
    expect((await viewOf(partly)).status).toBe('corrections_submitted');
    await succeed(judgeOne(partly, 'q4', { verdict: 'accepted' }));
    await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, partly));
    await succeed(approve(partly, true));
    expect((await viewOf(partly)).score).toBe(90);
  });
});

describe('finishing a review and approving its list in one call', () => {
  const finish = (id: string) =>
    perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id, { approve: true });

  it('takes both steps, and settles the score', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    await correct(fixture, id);
    await succeed(judgeOne(id, 'q4', { verdict: 'accepted' }));
    const { version } = await readRequest(fixture, id);
    expect((await finish(id)).body).toMatchObject({ status: 'corrections_approved', score: 100 });
    const { rows } = await fixture.test.api.db.execute<{ transition: string }>(
      sql`select transition from request_history where request_id = ${id} order by position desc limit 2`,
    );
    expect(rows.map(({ transition }) => transition).toReversed()).toEqual([
      'reviewCorrectiveActions',
      'approveCorrectiveActions',
    ]);
    expect((await readRequest(fixture, id)).version).toBeGreaterThan(version + 1);
  });

  it('takes neither where an item has no verdict', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    await correct(fixture, id);
    expect((await finish(id)).body.code).toBe('guard_refused');
    expect((await readRequest(fixture, id)).status).toBe('corrections_submitted');
  });
});

describe('a contested finding', () => {
  const listOfSupervisor = (id: string) =>
    succeed(
      call<CorrectiveActionsView>(fixture.test, 'supervisorInspections.correctiveActions', {
        token: fixture.supervisor.token,
        params: { id },
      }),
    );
  const contest = async (id: string, body: object = {}) => {
    const [item] = await corrections(fixture, id, ['q1']);
    const one = {
      ...item,
      action: 'كانت الحرارة سليمة',
      contested: true,
      fileIds: item?.fileIds.slice(0, 1),
    };
    const others = (await corrections(fixture, id)).filter(({ itemId }) => itemId !== item?.itemId);
    return submit(id, [{ ...one, ...body }, ...others]);
  };
  const decide = async (id: string, body: Record<string, unknown>) => {
    const { items } = await listOf(fixture, id);
    const itemId = String(items.find(({ contested }) => contested)?.id);
    return perform(fixture, 'supervisorInspections.updateCorrectiveAnswer', fixture.supervisor, id, body, {
      itemId,
    });
  };
  const settle = async (id: string) => {
    await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
    await succeed(approve(id, true));
    return succeed(
      call<ResultsView>(fixture.test, 'clientInspections.results', {
        token: fixture.client.token,
        params: { id },
      }),
    );
  };

  it('needs a reason and evidence, and a decision with a reason', async () => {
    const id = await sendResults(fixture, { q1: 0 });
    expect((await contest(id, { fileIds: [await uploadAs(fixture, fixture.supervisor)] })).status).toBe(400);
    expect((await contest(id, { action: '' })).status).toBe(400);
    await succeed(contest(id));
    const mute = await decide(id, { verdict: 'accepted' });
    expect(Object.keys(mute.body.errors)).toEqual(['note']);
    await succeed(decide(id, { verdict: 'accepted', note: 'السجل يثبت ذلك' }));
  });

  it('is not accepted in bulk with the other items', async () => {
    const id = await sendResults(fixture, { q1: 0, q4: 0, q5: 1 });
    await succeed(contest(id));
    await succeed(perform(fixture, 'supervisorInspections.acceptCorrectiveAnswers', fixture.supervisor, id));
    const { items } = await listOfSupervisor(id);
    expect(items.map(({ questionKey, verdict }) => [questionKey, verdict])).toEqual([
      ['q1', null],
      ['q4', 'accepted'],
      ['q5', 'accepted'],
    ]);
  });

  it('that is withdrawn raises the score of the visit itself, and its original answer stays stored', async () => {
    const id = await sendResults(fixture, { q1: 0 });
    expect(await viewOf(id)).toMatchObject({ score: 90, grade: 'C' });
    await succeed(contest(id));
    await succeed(decide(id, { verdict: 'accepted', note: 'السجل يثبت ذلك' }));
    const results = await settle(id);
    expect([results.atVisit.total, results.total, results.grade]).toEqual([100, 100, 'A']);
    const question = results.parts[0]?.categories.flatMap(({ questions }) => questions)[0];
    expect(question).toMatchObject({ key: 'q1', score: 0, withdrawn: true });
  });

  it('that is upheld keeps its score, and the client can read the reason', async () => {
    const id = await sendResults(fixture, { q1: 0 });
    await succeed(contest(id));
    await succeed(decide(id, { verdict: 'refused', note: 'السجل ليوم آخر' }));
    expect((await settle(id)).total).toBe(90);
    const [item] = (await listOf(fixture, id)).items;
    expect(item).toMatchObject({ contested: true, verdict: 'refused', verdictNote: 'السجل ليوم آخر' });
  });
});

describe('items assigned to a branch manager', () => {
  const hand = async (id: string, managerId: string | null, actor = fixture.client) => {
    const { items } = await listOf(fixture, id);
    return call<CorrectiveActionsView & { code: string; errors: Record<string, string[]> }>(
      fixture.test,
      'clientInspections.assignCorrectiveActions',
      {
        token: actor.token,
        params: { id },
        body: { items: items.map((item) => ({ itemId: item.id })), ...(managerId && { managerId }) },
      },
    );
  };

  it('notify that manager once; they must be of this branch and cannot reassign the items', async () => {
    const id = await sendResults(fixture, { q4: 0, q5: 0 });
    const theirs = { clientId: fixture.client.id, branchIds: [fixture.branchId] };
    const manager = await asRole(fixture.test, 'branch_manager', theirs);
    const elsewhere = await asRole(fixture.test, 'branch_manager', { clientId: fixture.client.id });
    const given = await succeed(hand(id, manager.id));
    expect(given.items.map(({ assignedTo }) => assignedTo?.id)).toEqual([manager.id, manager.id]);
    await succeed(hand(id, manager.id));
    const reminders = and(eq(notifications.requestId, id), eq(notifications.kind, 'correctionsAssigned'));
    expect(await fixture.test.api.db.$count(notifications, reminders)).toBe(1);
    expect((await hand(id, elsewhere.id)).body.errors).toHaveProperty('managerId');
    expect((await hand(id, null, manager)).status).toBe(403);
    expect((await succeed(hand(id, null))).items[0]?.assignedTo).toBeNull();
  });
});

describe('approved corrections', () => {
  it('raise the score and supersede the certificate', async () => {
    const id = await sendResults(fixture, { q1: 0, q4: 0, q5: 1 });
    const before = await viewOf(id);
    expect([before.score, before.certificates[0]?.grade]).toEqual([75, 'C']);
    await correct(fixture, id);
    await judge(fixture, id);
    const approved = await succeed(approve(id, true));
    expect(approved).toMatchObject({ status: 'corrections_approved', score: 100, grade: 'A' });
    const after = await viewOf(id);
    expect(after.certificates).toMatchObject([{ version: 2, grade: 'A', state: 'valid' }]);
    const { body } = await call(fixture.test, 'certificates.verify', {
      params: { code: String(before.certificates[0]?.code) },
    });
    expect(body).toMatchObject({
      state: 'superseded',
      supersededBy: [{ code: after.certificates[0]?.code }],
      score: 75,
    });
  });

  it('leave the score of a refused item unchanged', async () => {
    const id = await sendResults(fixture, { q4: 0, q5: 0 });
    await correct(fixture, id);
    await judge(fixture, id, ['q5']);
    await succeed(approve(id, true));
    expect(await viewOf(id)).toMatchObject({ status: 'corrections_approved', score: 90 });
  });

  it('that were all refused leave score and certificate unchanged', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    const { certificates } = await viewOf(id);
    await correct(fixture, id);
    await judge(fixture, id, ['q4']);
    await succeed(approve(id, true));
    const after = await viewOf(id);
    expect([after.score, after.certificates[0]?.code]).toEqual([90, certificates[0]?.code]);
  });

  it('can be recalculated without changing score, certificate or the client’s time to review', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    await correct(fixture, id);
    await judge(fixture, id);
    await succeed(approve(id, true));
    const { completionDueAt } = await readRequest(fixture, id);
    const { certificates } = await viewOf(id);
    fixture.test.setNow(new Date('2026-11-30T07:00:00Z'));
    await succeed(perform(fixture, 'supervisorInspections.recalculateScore', fixture.supervisor, id));
    expect((await readRequest(fixture, id)).completionDueAt).toEqual(completionDueAt);
    expect(await viewOf(id)).toMatchObject({ score: 100, certificates: [{ code: certificates[0]?.code }] });
  });
});

describe('refused correction items', () => {
  it('return to the client with the reason, and accepted items stay accepted', async () => {
    const id = await sendResults(fixture, { q4: 0, q5: 1 });
    await correct(fixture, id);
    await judge(fixture, id, ['q5']);
    const returned = await succeed(approve(id, false));
    expect(returned.status).toBe('corrections_needed');
    const { items } = await listOf(fixture, id);
    expect(items.map(({ verdict, verdictNote }) => [verdict, verdictNote])).toEqual([
      ['accepted', null],
      ['refused', 'الصورة لا تُظهر الإصلاح'],
    ]);
    const stale = await corrections(fixture, id);
    const accepted = { ...stale[0], itemId: items[0]?.id };
    expect((await submit(id, [accepted])).body.errors['items.0.itemId']?.[0]).toContain('already');
    await succeed(submit(id));
    const again = (await listOf(fixture, id)).items;
    expect(again.map(({ verdict }) => verdict)).toEqual(['accepted', null]);
  });

  it('keep their verdict when the others are accepted in bulk, and the history has both counts', async () => {
    const id = await sendResults(fixture, { q4: 0, q5: 1, q6: 0 });
    await correct(fixture, id);
    const [first] = (await listOf(fixture, id)).items;
    const refusal = { verdict: 'refused', note: 'لا صورة بعد الإصلاح' };
    await succeed(
      perform(fixture, 'supervisorInspections.updateCorrectiveAnswer', fixture.supervisor, id, refusal, {
        itemId: String(first?.id),
      }),
    );
    const rest = perform(fixture, 'supervisorInspections.acceptCorrectiveAnswers', fixture.supervisor, id);
    const { history } = await succeed(rest);
    expect((await listOf(fixture, id)).items.map(({ verdict }) => verdict)).toEqual([
      'refused',
      'accepted',
      'accepted',
    ]);
    expect(history.flatMap(({ detail }) => detail?.corrections ?? [])).toEqual([{ accepted: 2, refused: 0 }]);
    const stranger = await asRole(fixture.test, 'supervisor');
    const foreign = await perform(fixture, 'supervisorInspections.acceptCorrectiveAnswers', stranger, id);
    expect(foreign.status).toBe(404);
  });

  it('are required before a list can be returned to the client', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    await correct(fixture, id);
    await judge(fixture, id);
    expect((await approve(id, false)).body.code).toBe('guard_refused');
  });

  it('can be judged only by the supervisor of the request', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    await correct(fixture, id);
    const stranger = await asRole(fixture.test, 'supervisor');
    const [item] = (await listOf(fixture, id)).items;
    const { status } = await perform(
      fixture,
      'supervisorInspections.updateCorrectiveAnswer',
      stranger,
      id,
      { verdict: 'accepted' },
      { itemId: String(item?.id) },
    );
    expect(status).toBe(404);
  });
});

describe('a fleet inspection', () => {
  it('is scored and corrected vehicle by vehicle', async () => {
    const { id, vehicleIds } = await makeFleetRequest(fixture, 'inspector_assigned', [
      'ABJ 1111',
      'ABJ 2222',
    ]);
    const [first = '', second = ''] = vehicleIds;
    await succeed(perform(fixture, 'field.start', fixture.inspector, id));
    const photo = await photograph(fixture, id);
    const answers = [
      ...(answersOf({ q4: 0 }, photo, first) ?? []),
      ...(answersOf({ q4: 0, q5: 0 }, photo, second) ?? []),
    ];
    await succeed(perform(fixture, 'field.submitForm', fixture.inspector, id, { answers }));
    await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
    await succeed(perform(fixture, 'supervisorInspections.sendResults', fixture.supervisor, id));
    const sent = await viewOf(id);
    expect([sent.score, sent.vehicles.map(({ score }) => score)]).toEqual([85, [90, 80]]);
    const { body } = await call<{ items: unknown[] }>(
      fixture.test,
      'clientInspections.vehicleCorrectiveActions',
      { token: fixture.client.token, params: { id, vehicleId: second } },
    );
    expect(body.items).toHaveLength(2);
    await correct(fixture, id);
    await judge(fixture, id, ['q5']);
    await succeed(approve(id, true));
    const settled = await viewOf(id);
    expect([settled.score, settled.vehicles.map(({ score }) => score)]).toEqual([95, [100, 90]]);
  });
});
