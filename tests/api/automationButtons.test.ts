import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries } from 'sijil/server/db/schema/users';
import { automationRuns } from 'sijil/server/db/schema/events';
import { requestHistory } from '../../server/db/schema/requests';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';
import { buildInspectionsFixture, makeRequest, readRequest } from './inspectionsFixture';

type Person = Awaited<ReturnType<typeof asRole>>;
type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

let test: TestApp;
let admin: Person;
let finance: Person;
let operations: Person;
const ask = askAs(
  () => test,
  () => admin.token,
);

beforeAll(async () => {
  test = await buildTestApp();
  admin = await asRole(test, 'admin');
  finance = await asRole(test, 'admin_finance');
  operations = await asRole(test, 'admin_operation');
});
afterAll(() => test.close());

const addButton = async (more: object = {}) => {
  const { status, body } = await ask<Row>('POST', '/automations', {
    payload: {
      name: 'تصحيح الاسم',
      resource: 'nationalities',
      trigger: 'button',
      pressers: ['admin_operation'],
      role: 'admin',
      steps: [{ kind: 'set', field: 'nationalities.descriptionEn', value: 'Corrected' }],
      ...more,
    },
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
};
let named = 0;
const addNationality = async () => {
  named += 1;
  const values = { descriptionAr: `جنسية ${named}`, descriptionEn: `Nationality ${named}` };
  return (await ask<Row>('POST', '/nationalities', { payload: values })).body;
};
const press = (by: Person, recordId: string, automationId: string) =>
  call<{ code: string }>(test, 'automations.press', {
    token: by.token,
    params: { id: recordId },
    body: { automationId },
  });
const buttonsOf = async ({ token }: Person) => {
  const { body } = await call<{ design?: { buttons: { name: string }[] } }>(test, 'session.get', {
    token,
  });
  return (body.design?.buttons ?? []).map(({ name }) => name);
};

it('a button is shown only to its chosen roles, and disappears when the automation is switched off', async () => {
  const { id, version } = await addButton({ name: 'زر المراجعة' });
  expect(await buttonsOf(operations)).toContain('زر المراجعة');
  expect(await buttonsOf(finance)).not.toContain('زر المراجعة');
  await ask('PATCH', `/automations/${id}`, { payload: { version, active: false } });
  expect(await buttonsOf(operations)).not.toContain('زر المراجعة');
  const { id: nationality } = await addNationality();
  expect((await press(operations, nationality, id)).status).toBe(404);
});

it('pressing a button runs the steps once, as the automation’s role, and is in the audit log', async () => {
  const { id } = await addButton();
  const { id: nationality } = await addNationality();
  expect((await press(operations, nationality, id)).status).toBe(200);
  await test.runJobs();
  const { body } = await ask<Row>('GET', `/nationalities/${nationality}`);
  expect(body['descriptionEn']).toBe('Corrected');
  const runs = await test.api.db.select().from(automationRuns).where(eq(automationRuns.automationId, id));
  expect(runs.map(({ status, recordId }) => [status, recordId])).toEqual([['done', nationality]]);
  const entries = await test.api.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.recordId, id), eq(auditEntries.actorId, operations.id)));
  expect(entries.map(({ changes }) => changes)).toEqual([{ pressed: { from: null, to: nationality } }]);
});

it('a second press is refused while the first run is unfinished, and accepted afterwards', async () => {
  const { id } = await addButton();
  const { id: nationality } = await addNationality();
  const both = await Promise.all([press(operations, nationality, id), press(operations, nationality, id)]);
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  expect((await press(operations, nationality, id)).body.code).toBe('button_under_way');
  await test.runJobs();
  expect((await press(operations, nationality, id)).status).toBe(200);
});

it('a press is refused for another role, an unknown record, an unmet condition or another trigger', async () => {
  const { id } = await addButton({ condition: 'descriptionEn_like=Only' });
  const { id: nationality } = await addNationality();
  expect((await press(finance, nationality, id)).status).toBe(404);
  expect((await press(operations, id, id)).status).toBe(404);
  const refused = await press(operations, nationality, id);
  expect([refused.status, refused.body.code]).toEqual([409, 'button_not_offered']);
  const { id: other } = await addNationality();
  const created = await addButton({ trigger: 'created', pressers: undefined });
  expect((await press(operations, other, created.id)).status).toBe(404);
});

it('a button automation needs the roles that may press it', async () => {
  const { status, body } = await ask<{ errors: object }>('POST', '/automations', {
    payload: {
      name: 'بلا أدوار',
      resource: 'nationalities',
      trigger: 'button',
      role: 'admin',
      steps: [{ kind: 'set', field: 'nationalities.descriptionEn', value: 'Corrected' }],
    },
  });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['pressers']]);
});

it('setting a request’s supervisor runs the workflow step, with the rights of the automation’s role', async () => {
  const fixture = await buildInspectionsFixture(test);
  const assign = (role: string) => ({
    resource: 'requests',
    role,
    steps: [{ kind: 'set', field: 'requests.supervisorId', value: fixture.supervisor.id }],
  });
  const refused = await ask<{ errors: object }>('POST', '/automations', {
    payload: { name: 'Assign', trigger: 'button', pressers: ['admin_operation'], ...assign('admin_finance') },
  });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['steps.0.field']]);
  const { id } = await addButton(assign('admin_operation'));
  const paid = await makeRequest(fixture, 'payment_completed', { supervisorId: null });
  expect((await press(operations, paid, id)).status).toBe(200);
  await test.runJobs();
  const { status, supervisorId } = await readRequest(fixture, paid);
  expect([status, supervisorId]).toEqual(['supervisor_assigned', fixture.supervisor.id]);
  const [step] = await test.api.db.select().from(requestHistory).where(eq(requestHistory.requestId, paid));
  expect(step).toMatchObject({ transition: 'assignSupervisor', performer: 'admin_operation', actorId: id });
});

it('what follows a step that an automation took, jobs included, belongs to the same occasion', async () => {
  const fixture = await buildInspectionsFixture(test);
  const assigned = await addButton({
    resource: 'requests',
    role: 'admin_operation',
    steps: [{ kind: 'set', field: 'requests.supervisorId', value: fixture.supervisor.id }],
  });
  const follow = await addButton({
    name: 'إبلاغ المسؤولين',
    resource: 'requests',
    trigger: 'moved',
    pressers: undefined,
    steps: [
      {
        kind: 'notify',
        toRole: 'admin',
        subject: { ar: 'عُيّن مشرف', en: 'Assigned' },
        text: { ar: 'عُيّن مشرف.', en: 'A supervisor was assigned.' },
      },
    ],
  });
  const paid = await makeRequest(fixture, 'payment_completed', { supervisorId: null });
  await press(operations, paid, assigned.id);
  await test.runJobs();
  const runs = await test.api.db.select().from(automationRuns).where(eq(automationRuns.recordId, paid));
  const [first, second] = [assigned, follow].map(({ id }) => runs.filter((run) => run.automationId === id));
  expect([first, second]).toMatchObject([[{ depth: 1, status: 'done' }], [{ depth: 2, status: 'done' }]]);
  expect(new Set(runs.map(({ occasion }) => occasion)).size).toBe(1);
});
