import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runAutomations } from 'sijil/server/automations/automationJobs';
import { automationRuns, webhookDeliveries } from 'sijil/server/db/schema/events';
import { tables } from '../../server/db/schema/declared';
import { auditEntries } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { notifications } from '../../server/db/schema/messages';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

type Person = Awaited<ReturnType<typeof asRole>>;
type Row = Record<string, unknown> & { readonly id: string };

const began = new Date('2026-11-22T07:00:00Z');
let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await buildTestApp();
  test.setNow(began);
  admin = await asRole(test, 'admin');
}, 120_000);
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(began);
  await test.api.db.delete(tables.automations);
  await test.api.db.delete(automationRuns);
  await test.api.db.delete(notifications);
});

async function ask<T = Row>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, by = admin) {
  const response = await test.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': 'en' },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json<T>() };
}

const onNationality = { name: 'Follow up', resource: 'nationalities', trigger: 'created', role: 'admin' };
const automation = (steps: readonly object[], values: object = {}) =>
  ask<Row & { errors: object }>('POST', '/automations', { ...onNationality, steps, ...values });
async function automate(...steps: readonly object[]) {
  const { status, body } = await automation(steps);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}
let named = 0;
async function addNationality() {
  named += 1;
  const values = { descriptionAr: `جنسية ${named}`, descriptionEn: `Nationality ${named}` };
  const { body } = await ask('POST', '/nationalities', values);
  await test.runJobs();
  return { id: body.id, ...values };
}
const onlyRun = async () => (await test.api.db.select().from(automationRuns))[0];

describe('an automation step that creates a record', () => {
  const create = (values: object, resource = 'cuisineTypes') => ({
    kind: 'create',
    record: { resource, values },
  });

  it('fills the record’s fields from the triggering record, and is audited under the automation’s id', async () => {
    const { id } = await automate(
      create({
        name: { ar: 'مطبخ {{descriptionAr}}', en: '{{descriptionEn}} kitchen' },
      }),
    );
    const { descriptionAr, descriptionEn } = await addNationality();
    expect(await onlyRun()).toMatchObject({
      status: 'done',
      outcome: { en: expect.stringContaining('Created: Cuisine') },
    });
    const all = await test.api.db.select().from(tables.cuisineTypes);
    const made = all.find(({ name }) => name.ar === `مطبخ ${descriptionAr}`);
    expect(made).toMatchObject({ name: { en: `${descriptionEn} kitchen` } });
    const [entry] = await test.api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.resource, 'cuisineTypes'), eq(auditEntries.recordId, String(made?.id))));
    expect(entry).toMatchObject({ action: 'create', actorId: id });
  });

  it('fails with the reason in both languages when validation refuses the record, and creates nothing', async () => {
    await automate(create({ name: { ar: '{{descriptionAr}}', en: '{{descriptionEn}}'.repeat(50) } }));
    const before = await test.api.db.$count(tables.cuisineTypes);
    await addNationality();
    const run = await onlyRun();
    expect(run).toMatchObject({ status: 'failed', problem: 'refused' });
    expect(run?.refusal?.ar).toMatch(/[\u0600-\u06FF]/);
    expect(await test.api.db.$count(tables.cuisineTypes)).toBe(before);
  });

  it.each([
    ['a placeholder that the records do not have', create({ name: { ar: '{{oops}}', en: 'x' } })],
    ['a missing required field', create({ name: { ar: 'مطبخ' } })],
    ['a field that the record does not have', create({ name: { ar: 'مطبخ', en: 'k' }, oops: 'x' })],
    [
      'a placeholder in a field that it does not have',
      create({ name: { ar: 'مطبخ', en: 'k' }, oops: '{{active}}' }),
    ],
    ['records that a module writes', create({}, 'requests')],
    ['no record type that exists', create({}, 'nothing')],
  ])('is refused on save with %s', async (_, step) => {
    const { status, body } = await automation([step]);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['steps.0.record']]);
  });

  it('is refused on save if the role may not create such records', async () => {
    const step = create({ name: { ar: 'مطبخ', en: 'k' } });
    const { status, body } = await automation([step], { role: 'admin_operation' });
    expect([status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining(['steps.0.record'])]);
  });
});

describe('an automation step that sends to a webhook', () => {
  it('queues one delivery for that webhook, and fails with a clear reason if the webhook is off', async () => {
    const hook = await ask('POST', '/webhooks', {
      name: 'Ledger',
      address: 'https://receiver.example/hook',
      records: ['cuisineTypes'],
      events: ['created'],
    });
    expect(hook.status).toBe(201);
    await automate({ kind: 'webhook', webhookId: hook.body.id });
    const { id } = await addNationality();
    await runAutomations(test.api);
    const sent = await test.api.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, hook.body.id));
    expect(sent.map(({ type, recordId }) => [type, recordId])).toEqual([['nationalities.automation', id]]);
    await test.api.db
      .update(tables.webhooks)
      .set({ active: false })
      .where(eq(tables.webhooks.id, hook.body.id));
    await test.api.db.delete(automationRuns);
    await addNationality();
    expect(await onlyRun()).toMatchObject({
      status: 'failed',
      refusal: { en: 'The webhook is switched off or deleted.' },
    });
  });
});

describe('an automation step that asks for approval', () => {
  const approval = {
    kind: 'approval',
    toRole: 'admin_operation',
    subject: { ar: 'هل تُعتمد {{descriptionAr}}؟', en: 'Approve {{descriptionEn}}?' },
    text: { ar: 'أُضيفت.', en: 'It was added.' },
    days: 3,
  };
  const rename = { kind: 'set', field: 'nationalities.descriptionEn', value: 'Approved' };
  const answer = (by: Person, id: string, body: object) =>
    call<{ code: string }>(test, 'approvals.answer', {
      token: by.token,
      params: { id },
      body: body as never,
    });

  async function asked() {
    const approver = await asRole(test, 'admin_operation');
    const { id } = await automate(approval, rename);
    const nationality = await addNationality();
    const run = await onlyRun();
    return { approver, automationId: id, nationality, runId: String(run?.id) };
  }

  it('notifies the approvers, waits, and continues after the first answer', async () => {
    const { approver, nationality, runId, automationId } = await asked();
    expect(await onlyRun()).toMatchObject({ status: 'waiting', problem: 'unanswered', step: 0 });
    const [notice] = await test.api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, approver.id));
    expect(notice).toMatchObject({ data: { page: `/approvals/${runId}` } });
    const view = await call(test, 'approvals.get', { token: approver.token, params: { id: runId } });
    expect(view.body).toMatchObject({ subject: { en: `Approve ${nationality.descriptionEn}?` } });
    expect((await answer(approver, runId, { answer: 'yes' })).status).toBe(200);
    expect((await answer(approver, runId, { answer: 'no', reason: 'Second' })).body.code).toBe(
      'approval_closed',
    );
    await test.runJobs();
    expect(await onlyRun()).toMatchObject({ status: 'done', problem: null, step: 2 });
    const { body } = await ask('GET', `/nationalities/${nationality.id}`);
    expect(body['descriptionEn']).toBe('Approved');
    const trail = await test.api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.recordId, automationId), eq(auditEntries.actorId, approver.id)));
    expect(trail).toMatchObject([{ resource: 'automations', changes: { approved: { from: null, to: 1 } } }]);
  });

  it('stops the run with the rejection’s reason', async () => {
    const { approver, runId, nationality } = await asked();
    expect((await answer(approver, runId, { answer: 'no' })).status).toBe(400);
    expect((await answer(approver, runId, { answer: 'no', reason: 'Not a country' })).status).toBe(200);
    await test.runJobs();
    expect(await onlyRun()).toMatchObject({
      status: 'stopped',
      problem: 'declined',
      refusal: { ar: 'Not a country', en: 'Not a country' },
    });
    const { body } = await ask('GET', `/nationalities/${nationality.id}`);
    expect(body['descriptionEn']).toBe(nationality.descriptionEn);
  });

  it('can be answered only by its approvers, and not after the deadline', async () => {
    const { approver, runId } = await asked();
    const other = await asRole(test, 'admin_finance');
    expect((await answer(other, runId, { answer: 'yes' })).status).toBe(404);
    expect((await call(test, 'approvals.get', { token: other.token, params: { id: runId } })).status).toBe(
      404,
    );
    test.setNow(new Date(began.getTime() + 3 * 86_400_000));
    expect((await answer(approver, runId, { answer: 'yes' })).body.code).toBe('approval_closed');
    await runAutomations(test.api);
    expect(await onlyRun()).toMatchObject({ status: 'stopped', problem: 'tooLate' });
  });

  it('with more than 500 approvers waits for an admin’s consent, then notifies all of them', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({
      email: `approver-${index}@example.test`,
      name: `Approver ${index}`,
      phone: '+966501234567',
      role: 'admin_operation' as const,
      passwordHash: 'nothing that anybody types',
    }));
    await test.api.db.insert(users).values(many);
    const last = await asRole(test, 'admin_operation');
    const { id } = await automate(approval, { ...rename, value: 'Approved by many' });
    await addNationality();
    expect(await onlyRun()).toMatchObject({ status: 'asks', problem: 'manyPeople' });
    await call(test, 'automations.approve', { token: admin.token, params: { id } });
    await runAutomations(test.api);
    const askedPeople = await test.api.db.selectDistinct({ id: notifications.userId }).from(notifications);
    expect(askedPeople.length).toBe(await test.api.db.$count(users, eq(users.role, 'admin_operation')));
    const runId = String((await onlyRun())?.id);
    expect((await answer(last, runId, { answer: 'yes' })).status).toBe(200);
    await runAutomations(test.api);
    expect(await onlyRun()).toMatchObject({ status: 'done', step: 2, reached: null });
  });
});
