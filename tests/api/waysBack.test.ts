import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestView, ResultsView } from '#domain/api/requestViews';
import { mailMessages, notifications } from '../../server/db/schema/messages';
import { users } from '../../server/db/schema/users';
import type { AssignmentView } from '#domain/api/fieldViews';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { correct, corrections, judge, listOf } from './correctionsList';
import {
  perform,
  answersOf,
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

type Person = InspectionsFixture['client'];
const reason = 'ضغط على الزر خطأً';

/** Returns the kinds of a person's notices in the portal. */
async function noticeKindsOf({ id: userId }: Person): Promise<string[]> {
  const rows = await fixture.test.api.db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ kind }) => kind);
}

/** Returns emails to a person, oldest first; those of the same moment are in no particular order. */
async function mailsTo({ id }: Person): Promise<string[]> {
  const { db } = fixture.test.api;
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const mails = await db
    .select()
    .from(mailMessages)
    .where(eq(mailMessages.to, String(user?.email)))
    .orderBy(mailMessages.createdAt);
  return mails.map(({ subject, text }) => `${subject}\n${text}`);
}

const lastMailTo = async (person: Person) => (await mailsTo(person)).at(-1) ?? '';

const actionsFor = async (person: Person, id: string) => {
  const { body } = await call<RequestView>(fixture.test, 'inspections.get', {
    token: person.token,
    params: { id },
  });
  return body.actions.filter(({ allowed }) => allowed).map(({ name }) => name);
};
const stepOf = ({ history }: RequestView, name: string) =>
  history.findLast(({ transition }) => transition === name);

describe('replacing the inspector or supervisor of a request', () => {
  it('notifies the former inspector, and mails the new one the address, contact and map link', async () => {
    const former = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    const id = await makeRequest(fixture, 'inspector_assigned', { inspectorId: former.id });
    const body = await succeed(
      perform(fixture, 'supervisorInspections.assignInspector', fixture.supervisor, id, {
        inspectorId: fixture.inspector.id,
      }),
    );
    expect(await noticeKindsOf(former)).toEqual(['inspectorReplaced']);
    expect(await lastMailTo(former)).toContain('لم تعد هذه الزيارة لك');
    const mail = await lastMailTo(fixture.inspector);
    expect(mail).toContain('شارع العليا');
    expect(mail).toContain('+966501234567');
    expect(mail).toContain('query=24.7,46.7');
    // Inspectors have no portal; they choose their mails on a page without sign-in.
    expect(mail.replace(/http:\S+\/mail-preference\/\S+/, '')).not.toContain('http://localhost');
    expect(stepOf(body, 'replaceInspector')?.detail?.inspector?.from).not.toBeNull();
  });

  it('notifies the former supervisor with a link to their list instead of the request', async () => {
    const former = await asRole(fixture.test, 'supervisor');
    const id = await makeRequest(fixture, 'form_submitted', { supervisorId: former.id });
    await succeed(
      perform(fixture, 'adminInspections.assignSupervisor', fixture.operator, id, {
        supervisorId: fixture.supervisor.id,
      }),
    );
    expect(await readRequest(fixture, id)).toMatchObject({ status: 'form_submitted' });
    const { body } = await call<{ kind: string; link: string }[]>(fixture.test, 'notifications.list', {
      token: former.token,
    });
    expect(body.find(({ kind }) => kind === 'supervisorReplaced')?.link).toBe('/supervisor/requests');
  });
});

describe('removing the inspector or supervisor of a request', () => {
  it('returns the visit at its time, and tells the inspector, the client and the supervisor', async () => {
    const former = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    const id = await makeRequest(fixture, 'inspector_assigned', {
      inspectorId: former.id,
      visitAt: new Date('2026-12-08T06:00:00Z'),
    });
    await succeed(perform(fixture, 'inspections.unassignInspector', fixture.operator, id));
    expect(await readRequest(fixture, id)).toMatchObject({
      status: 'details_approved',
      inspectorId: null,
      visitAt: new Date('2026-12-08T06:00:00Z'),
    });
    expect(await noticeKindsOf(former)).toEqual(['inspectorRemoved']);
    expect(await lastMailTo(former)).toContain('لم تعد هذه الزيارة لك');
    expect(await noticeKindsOf(fixture.client)).toContain('unassignInspector');
    expect(await noticeKindsOf(fixture.supervisor)).toContain('unassignInspector');
    expect(await actionsFor(fixture.operator, id)).toContain('assignInspector');
  });

  it('returns the request to those without a supervisor, until a visit was proposed', async () => {
    const former = await asRole(fixture.test, 'supervisor');
    const id = await makeRequest(fixture, 'supervisor_assigned', {
      supervisorId: former.id,
      inspectorId: null,
    });
    await succeed(perform(fixture, 'adminInspections.unassignSupervisor', fixture.operator, id));
    expect(await readRequest(fixture, id)).toMatchObject({
      status: 'payment_completed',
      supervisorId: null,
    });
    expect(await noticeKindsOf(former)).toEqual(['supervisorRemoved']);
    const proposed = await makeRequest(fixture, 'details_sent', { inspectorId: null });
    expect(
      (await perform(fixture, 'adminInspections.unassignSupervisor', fixture.operator, proposed)).status,
    ).toBe(409);
  });

  it('is not for the inspector or the client, nor for a visit that has begun', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned');
    for (const person of [fixture.client, fixture.inspector])
      expect((await perform(fixture, 'inspections.unassignInspector', person, id)).status).toBe(403);
    const begun = await makeRequest(fixture, 'inspection_started');
    expect((await perform(fixture, 'inspections.unassignInspector', fixture.operator, begun)).status).toBe(
      409,
    );
  });
});

describe('a started inspection', () => {
  it('can be reset by operations, stays with its inspector, and can be started again', async () => {
    const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
    await succeed(perform(fixture, 'field.start', fixture.inspector, id));
    expect(await readRequest(fixture, id)).toMatchObject({ startedAt: sunday });
    expect(await actionsFor(fixture.operator, id)).toEqual(
      expect.arrayContaining(['undoStart', 'cancel', 'replaceSupervisor']),
    );
    await succeed(perform(fixture, 'inspections.undoStart', fixture.operator, id, { reason }));
    expect(await readRequest(fixture, id)).toMatchObject({ status: 'inspector_assigned', startedAt: null });
    expect(await noticeKindsOf(fixture.inspector)).toContain('undoStart');
    expect((await perform(fixture, 'field.start', fixture.inspector, id)).status).toBe(200);
  });

  it('can be reassigned to another inspector, who starts it again, and can be cancelled', async () => {
    const id = await makeRequest(fixture, 'inspection_started', { visitAt: sunday });
    const other = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
    await succeed(
      perform(fixture, 'supervisorInspections.assignInspector', fixture.supervisor, id, {
        inspectorId: other.id,
      }),
    );
    expect(await readRequest(fixture, id)).toMatchObject({ status: 'inspector_assigned' });
    expect((await perform(fixture, 'field.start', other, id)).body.status).toBe('inspection_started');
    const cancelled = await perform(fixture, 'adminInspections.cancel', fixture.operator, id, { reason });
    expect(cancelled.body.status).toBe('cancelled');
  });

  it('cannot be reset by another supervisor or a client, nor after its form was returned', async () => {
    const id = await makeRequest(fixture, 'inspection_started', { visitAt: sunday });
    const stranger = await asRole(fixture.test, 'supervisor');
    expect((await perform(fixture, 'inspections.undoStart', stranger, id, { reason })).status).toBe(404);
    expect((await perform(fixture, 'inspections.undoStart', fixture.client, id, { reason })).status).toBe(
      403,
    );
    const returned = await handIn(fixture, {});
    await succeed(
      perform(fixture, 'supervisorInspections.returnForm', fixture.supervisor, returned, { reason }),
    );
    const refused = await perform(fixture, 'inspections.undoStart', fixture.operator, returned, { reason });
    expect([refused.status, refused.body.code]).toEqual([409, 'guard_refused']);
  });
});

describe('a returned form', () => {
  it('shows the inspector its answers and the reason, loses its score, and can be submitted again', async () => {
    const id = await handIn(fixture, { q4: 0 });
    await succeed(perform(fixture, 'supervisorInspections.returnForm', fixture.supervisor, id, { reason }));
    expect(await readRequest(fixture, id)).toMatchObject({ status: 'inspection_started', score: null });
    const { body } = await call<AssignmentView[]>(fixture.test, 'field.assignments', {
      token: fixture.inspector.token,
    });
    const found = body.find((one) => one.id === id)?.returned;
    expect(found?.reason).toBe(reason);
    expect(found?.answers.find(({ questionKey }) => questionKey === 'q4')).toMatchObject({ score: 0 });
    // The existing photo is used again.
    const photo = String(found?.answers.find(({ questionKey }) => questionKey === 'q10')?.fileIds[0]);
    const answers = answersOf({ q4: 1 }, photo);
    const again = await perform(fixture, 'field.submitForm', fixture.inspector, id, { answers });
    expect([again.status, again.body.score]).toEqual([200, 95]);
  });
});

describe('a finished review', () => {
  it('can be reopened until the results are sent', async () => {
    const id = await handIn(fixture, {});
    const step = (name: 'submitChanges' | 'reopenReview' | 'sendResults') =>
      perform(fixture, `supervisorInspections.${name}`, fixture.supervisor, id);
    await succeed(step('submitChanges'));
    expect((await succeed(step('reopenReview'))).status).toBe('form_submitted');
    await succeed(step('submitChanges'));
    await succeed(step('sendResults'));
    expect((await step('reopenReview')).status).toBe(409);
  });

  it('of corrections can be reopened until they are decided', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    await correct(fixture, id);
    await judge(fixture, id, ['q4']);
    const again = await perform(fixture, 'supervisorInspections.reopenReview', fixture.supervisor, id);
    expect(again.body.status).toBe('corrections_submitted');
  });
});

describe('decided corrective actions', () => {
  it('that were all refused are reported as not accepted', async () => {
    const id = await sendResults(fixture, { q4: 0, q5: 1 });
    await correct(fixture, id);
    await judge(fixture, id, ['q4', 'q5']);
    const done = await succeed(
      perform(fixture, 'supervisorInspections.approveCorrectiveActions', fixture.supervisor, id, {
        approved: true,
      }),
    );
    expect(stepOf(done, 'approveCorrectiveActions')?.detail?.corrections).toEqual({
      accepted: 0,
      refused: 2,
    });
    const letter = (await mailsTo(fixture.client)).find((mail) => mail.includes('لم يقبل أيًّا منها'));
    expect(letter).toContain('85');
  });

  it('of a second round retain the first round’s answer, files and refusal', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    await correct(fixture, id);
    await judge(fixture, id, ['q4']);
    await succeed(
      perform(fixture, 'supervisorInspections.approveCorrectiveActions', fixture.supervisor, id, {
        approved: false,
      }),
    );
    const early = await perform(fixture, 'clientInspections.submitCorrectiveActions', fixture.client, id, {
      items: [],
    });
    expect(early.status).toBeGreaterThanOrEqual(400);
    const items = (await corrections(fixture, id)).map((item) => ({ ...item, action: 'استبدلنا الجهاز' }));
    await succeed(
      perform(fixture, 'clientInspections.submitCorrectiveActions', fixture.client, id, { items }),
    );
    const [item] = (await listOf(fixture, id)).items;
    expect(item).toMatchObject({
      action: 'استبدلنا الجهاز',
      verdict: null,
      rounds: [{ round: 1, action: 'أصلحنا العطل', verdict: 'refused', verdictNote: 'الصورة لا تُظهر الإصلاح' }],
    });
    expect(item?.rounds[0]?.files).toHaveLength(2);
  });

  it('that were approved show the corrected questions, the visit’s score and the new score', async () => {
    const id = await sendResults(fixture, { q1: 0, q4: 1 });
    await correct(fixture, id);
    await judge(fixture, id);
    await succeed(
      perform(fixture, 'supervisorInspections.approveCorrectiveActions', fixture.supervisor, id, {
        approved: true,
      }),
    );
    const { body } = await call<ResultsView>(fixture.test, 'clientInspections.results', {
      token: fixture.client.token,
      params: { id },
    });
    expect(body).toMatchObject({
      total: 100,
      grade: 'A',
      gradeReason: null,
      atVisit: {
        total: 85,
        grade: 'C',
        on: sunday.toISOString(),
      },
      correctedAt: sunday.toISOString(),
    });
    const questions = body.parts[0]?.categories[0]?.questions ?? [];
    expect(questions.filter(({ mended }) => mended).map(({ key, score }) => [key, score])).toEqual([
      ['q1', 0],
      ['q4', 1],
    ]);
  });

  it('leave a lowered grade with its reason on the request', async () => {
    const id = await sendResults(fixture, { q1: 0 });
    const { body } = await call<RequestView>(fixture.test, 'clientInspections.get', {
      token: fixture.client.token,
      params: { id },
    });
    expect([body.score, body.grade, body.gradeReason?.en]).toEqual([
      90,
      'C',
      'Lowered from A to C because a critical item failed.',
    ]);
  });
});
