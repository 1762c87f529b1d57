import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestView, ResultsView } from '#domain/api/requestViews';
import { mailMessages, notifications } from '../../server/db/schema/messages';
import { users } from '../../framework/server/db/schema/users';
import type { AssignmentView } from '#domain/api/assignmentView';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { correct, corrections, judge, listOf } from './correctionsList';
import {
  perform,
  answersOf,
  buildWorld,
  handIn,
  makeRequest,
  readRequest,
  sendResults,
  succeed,
  sunday,
  type World,
} from './inspectionsWorld';

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.test.close());
beforeEach(() => world.test.setNow(sunday));

type Person = World['client'];
const reason = 'ضغط على الزر خطأً';

/** Kinds of a person's notices in the portal. */
async function kindsTold({ id: userId }: Person): Promise<string[]> {
  const rows = await world.test.api.db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ kind }) => kind);
}

/** Emails to a person, oldest first; those of one moment have no order. */
async function mailsTo({ id }: Person): Promise<string[]> {
  const { db } = world.test.api;
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
  const { body } = await call<RequestView>(world.test, 'inspections.get', {
    token: person.token,
    params: { id },
  });
  return body.actions.filter(({ allowed }) => allowed).map(({ name }) => name);
};
const stepOf = ({ history }: RequestView, name: string) =>
  history.findLast(({ transition }) => transition === name);

describe('whoever is replaced', () => {
  it('as inspector hears that the visit is no longer theirs; the next one is told where to go', async () => {
    const former = await asRole(world.test, 'inspector', { supervisorId: world.supervisor.id });
    const id = await makeRequest(world, 'inspector_assigned', { inspectorId: former.id });
    const body = await succeed(
      perform(world, 'supervisorInspections.assignInspector', world.supervisor, id, {
        inspectorId: world.inspector.id,
      }),
    );
    expect(await kindsTold(former)).toEqual(['inspectorReplaced']);
    expect(await lastMailTo(former)).toContain('لم تعد هذه الزيارة لك');
    const mail = await lastMailTo(world.inspector);
    expect(mail).toContain('شارع العليا');
    expect(mail).toContain('+966501234567');
    expect(mail).toContain('query=24.7,46.7');
    // Inspectors have no portal; which mails they get is asked on a page that needs none.
    expect(mail.replace(/http:\S+\/mail-preference\/\S+/, '')).not.toContain('http://localhost');
    expect(stepOf(body, 'replaceInspector')?.detail?.inspector?.from).not.toBeNull();
  });

  it('as supervisor hears it too, and is led to their list instead of a page that refuses them', async () => {
    const former = await asRole(world.test, 'supervisor');
    const id = await makeRequest(world, 'form_submitted', { supervisorId: former.id });
    await succeed(
      perform(world, 'adminInspections.assignSupervisor', world.operator, id, {
        supervisorId: world.supervisor.id,
      }),
    );
    expect(await readRequest(world, id)).toMatchObject({ status: 'form_submitted' });
    const { body } = await call<{ kind: string; link: string }[]>(world.test, 'notifications.list', {
      token: former.token,
    });
    expect(body.find(({ kind }) => kind === 'supervisorReplaced')?.link).toBe('/supervisor/requests');
  });
});

describe('an inspection that was started', () => {
  it('by mistake is undone by operations, keeps its visit, and can be started again', async () => {
    const id = await makeRequest(world, 'inspector_assigned', { visitAt: sunday });
    await succeed(perform(world, 'field.start', world.inspector, id));
    expect(await readRequest(world, id)).toMatchObject({ startedAt: sunday });
    expect(await actionsFor(world.operator, id)).toEqual(
      expect.arrayContaining(['undoStart', 'cancel', 'replaceSupervisor']),
    );
    await succeed(perform(world, 'inspections.undoStart', world.operator, id, { reason }));
    expect(await readRequest(world, id)).toMatchObject({ status: 'inspector_assigned', startedAt: null });
    expect(await kindsTold(world.inspector)).toContain('undoStart');
    expect((await perform(world, 'field.start', world.inspector, id)).status).toBe(200);
  });

  it('is given to another inspector, who begins it anew, or cancelled', async () => {
    const id = await makeRequest(world, 'inspection_started', { visitAt: sunday });
    const other = await asRole(world.test, 'inspector', { supervisorId: world.supervisor.id });
    await succeed(
      perform(world, 'supervisorInspections.assignInspector', world.supervisor, id, {
        inspectorId: other.id,
      }),
    );
    expect(await readRequest(world, id)).toMatchObject({ status: 'inspector_assigned' });
    expect((await perform(world, 'field.start', other, id)).body.status).toBe('inspection_started');
    const cancelled = await perform(world, 'adminInspections.cancel', world.operator, id, { reason });
    expect(cancelled.body.status).toBe('cancelled');
  });

  it('is undone by nobody else, and not once its form was in', async () => {
    const id = await makeRequest(world, 'inspection_started', { visitAt: sunday });
    const stranger = await asRole(world.test, 'supervisor');
    expect((await perform(world, 'inspections.undoStart', stranger, id, { reason })).status).toBe(404);
    expect((await perform(world, 'inspections.undoStart', world.client, id, { reason })).status).toBe(403);
    const returned = await handIn(world, {});
    await succeed(perform(world, 'supervisorInspections.returnForm', world.supervisor, returned, { reason }));
    const refused = await perform(world, 'inspections.undoStart', world.operator, returned, { reason });
    expect([refused.status, refused.body.code]).toEqual([409, 'guard_refused']);
  });
});

describe('a form that is returned', () => {
  it('is there again with its answers and the reason, without a score, and is handed in anew', async () => {
    const id = await handIn(world, { q4: 0 });
    await succeed(perform(world, 'supervisorInspections.returnForm', world.supervisor, id, { reason }));
    expect(await readRequest(world, id)).toMatchObject({ status: 'inspection_started', score: null });
    const { body } = await call<AssignmentView[]>(world.test, 'field.assignments', {
      token: world.inspector.token,
    });
    const found = body.find((one) => one.id === id)?.returned;
    expect(found?.reason).toBe(reason);
    expect(found?.answers.find(({ questionKey }) => questionKey === 'q4')).toMatchObject({ score: 0 });
    // The photo that is there already serves again.
    const photo = String(found?.answers.find(({ questionKey }) => questionKey === 'q10')?.fileIds[0]);
    const answers = answersOf({ q4: 1 }, photo);
    const again = await perform(world, 'field.submitForm', world.inspector, id, { answers });
    expect([again.status, again.body.score]).toEqual([200, 95]);
  });
});

describe('a finished review', () => {
  it('is reopened until the results are sent', async () => {
    const id = await handIn(world, {});
    const step = (name: 'submitChanges' | 'reopenReview' | 'sendResults') =>
      perform(world, `supervisorInspections.${name}`, world.supervisor, id);
    await succeed(step('submitChanges'));
    expect((await succeed(step('reopenReview'))).status).toBe('form_submitted');
    await succeed(step('submitChanges'));
    await succeed(step('sendResults'));
    expect((await step('reopenReview')).status).toBe(409);
  });

  it('of corrections is reopened until it is decided', async () => {
    const id = await sendResults(world, { q4: 0 });
    await correct(world, id);
    await judge(world, id, ['q4']);
    const again = await perform(world, 'supervisorInspections.reopenReview', world.supervisor, id);
    expect(again.body.status).toBe('corrections_submitted');
  });
});

describe('corrective actions', () => {
  it('that are all refused are not called approved', async () => {
    const id = await sendResults(world, { q4: 0, q5: 1 });
    await correct(world, id);
    await judge(world, id, ['q4', 'q5']);
    const done = await succeed(
      perform(world, 'supervisorInspections.approveCorrectiveActions', world.supervisor, id, {
        approved: true,
      }),
    );
    expect(stepOf(done, 'approveCorrectiveActions')?.detail?.corrections).toEqual({
      accepted: 0,
      refused: 2,
    });
    const told = (await mailsTo(world.client)).find((mail) => mail.includes('لم يقبل أيًّا منها'));
    expect(told).toContain('85');
  });

  it('of a second round keep what was answered first and why it was refused, for both sides', async () => {
    const id = await sendResults(world, { q4: 0 });
    await correct(world, id);
    await judge(world, id, ['q4']);
    await succeed(
      perform(world, 'supervisorInspections.approveCorrectiveActions', world.supervisor, id, {
        approved: false,
      }),
    );
    const early = await perform(world, 'clientInspections.submitCorrectiveActions', world.client, id, {
      items: [],
    });
    expect(early.status).toBeGreaterThanOrEqual(400);
    const items = (await corrections(world, id)).map((item) => ({ ...item, action: 'استبدلنا الجهاز' }));
    await succeed(perform(world, 'clientInspections.submitCorrectiveActions', world.client, id, { items }));
    const [item] = (await listOf(world, id)).items;
    expect(item).toMatchObject({
      action: 'استبدلنا الجهاز',
      verdict: null,
      rounds: [{ round: 1, action: 'أصلحنا العطل', verdict: 'refused', verdictNote: 'الصورة لا تُظهر الإصلاح' }],
    });
    expect(item?.rounds[0]?.files).toHaveLength(2);
  });

  it('once approved show what was mended instead of contradicting the score', async () => {
    const id = await sendResults(world, { q1: 0, q4: 1 });
    await correct(world, id);
    await judge(world, id);
    await succeed(
      perform(world, 'supervisorInspections.approveCorrectiveActions', world.supervisor, id, {
        approved: true,
      }),
    );
    const { body } = await call<ResultsView>(world.test, 'clientInspections.results', {
      token: world.client.token,
      params: { id },
    });
    expect(body).toMatchObject({
      ...{ total: 100, grade: 'A', gradeReason: null },
      atVisit: { total: 85, grade: 'C', on: sunday.toISOString() },
      correctedAt: sunday.toISOString(),
    });
    const questions = body.parts[0]?.categories[0]?.questions ?? [];
    expect(questions.filter(({ mended }) => mended).map(({ key, score }) => [key, score])).toEqual([
      ['q1', 0],
      ['q4', 1],
    ]);
  });

  it('say why a grade is lower than its score wherever the request is read', async () => {
    const id = await sendResults(world, { q1: 0 });
    const { body } = await call<RequestView>(world.test, 'clientInspections.get', {
      token: world.client.token,
      params: { id },
    });
    expect([body.score, body.grade, body.gradeReason?.en]).toEqual([
      90,
      'C',
      'Lowered from A to C because a critical item failed.',
    ]);
  });
});
