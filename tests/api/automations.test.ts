import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AuditView } from '#domain/api/auditView';
import type { HistoryEntry } from 'sijil/contract/consoleViews';
import { forgetRuns, runAutomations, startAutomations } from 'sijil/server/automations/automationJobs';
import { startDueRuns } from 'sijil/server/automations/startDueRuns';
import { performRun } from 'sijil/server/automations/performRun';
import { automationRuns } from 'sijil/server/db/schema/events';
import { tables } from '../../server/db/schema/declared';
import { auditEntries } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { addDays } from 'sijil/base/time/riyadhTime';
import { notifications } from '../../server/db/schema/messages';
import { instalments } from '../../server/db/schema/money';
import { requestHistory } from '../../server/db/schema/requests';
import { seedAutomations } from '../../server/seed/data/automations';
import { performTransition } from '../../server/workflow/performTransition';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { tinyPdf, upload } from '../support/upload';
import { secondProcess } from '../support/secondProcess';
import { buildInspectionsFixture, type InspectionsFixture, makeRequest } from './inspectionsFixture';

type Person = Awaited<ReturnType<typeof asRole>>;
type Row = Record<string, unknown> & { readonly id: string; readonly version: number };
interface Trial {
  readonly total: number;
  readonly rows: readonly {
    readonly id: string;
    readonly title: string;
    readonly messages: readonly { subject: object; text: object; people: number }[];
  }[];
}

const began = new Date('2026-11-22T07:00:00Z');
const today = '2026-11-22';
let fixture: InspectionsFixture;
let test: InspectionsFixture['test'];
let admin: Person;

beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  test = fixture.test;
  test.setNow(began);
  admin = await asRole(test, 'admin');
}, 120_000);
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(began);
  await test.api.db.delete(tables.automations);
  await test.api.db.delete(automationRuns);
  await test.api.db.delete(notifications);
  test.mails.length = 0;
});

async function ask<T = Row>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  by = admin,
) {
  const response = await test.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': 'en' },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json<T>() };
}

const message = {
  kind: 'notify',
  toRole: 'admin_finance',
  subject: { ar: 'جنسية: {{descriptionAr}}', en: 'Nationality: {{descriptionEn}}' },
  text: { ar: 'أُضيفت {{ descriptionAr }}.', en: '{{ descriptionEn }} was added.' },
};
const onNationality = {
  name: 'Tell finance of nationalities',
  resource: 'nationalities',
  trigger: 'created',
  steps: [message],
  role: 'admin',
};
async function automate(values: object = {}, base: object = onNationality) {
  const { status, body } = await ask('POST', '/automations', { ...base, ...values });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}
let named = 0;
async function addNationality(values: object = {}) {
  named += 1;
  const { status, body } = await ask('POST', '/nationalities', {
    descriptionAr: `جنسية ${named}`,
    descriptionEn: `Nationality ${named}`,
    ...values,
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}
const runs = () =>
  test.api.db.select().from(automationRuns).orderBy(automationRuns.createdAt, automationRuns.depth);
const noticesTo = (id: string) =>
  test.api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.kind, 'automation')));
const at = (day: string, hour = 9) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+03:00`);

describe('an automation triggered by an event', () => {
  it('notifies its recipients in both languages, once', async () => {
    const finance = await asRole(test, 'admin_finance');
    await automate();
    const { descriptionAr, descriptionEn } = await addNationality();
    await test.runJobs();
    await runAutomations(test.api);
    const [notice, ...others] = await noticesTo(finance.id);
    expect(others).toHaveLength(0);
    expect(notice?.data).toMatchObject({
      subjectAr: `جنسية: ${String(descriptionAr)}`,
      subjectEn: `Nationality: ${String(descriptionEn)}`,
      textEn: `${String(descriptionEn)} was added.`,
    });
    const { body } = await ask<Row[]>('GET', '/automation-runs?_sort=createdAt&_order=desc');
    expect(body).toEqual([
      expect.objectContaining({
        status: 'done',
        about: descriptionAr,
        depth: 1,
        outcome: expect.objectContaining({ en: expect.stringContaining('recipients') }),
      }),
    ]);
  });

  it('mails in the reader’s language', async () => {
    const reader = await asRole(test, 'admin_finance');
    await test.api.db.update(users).set({ language: 'en' }).where(eq(users.id, reader.id));
    await automate({ steps: [{ ...message, kind: 'mail' }] });
    const { descriptionEn } = await addNationality();
    await test.runJobs();
    const mail = test.mails.filter(({ subject }) =>
      subject.includes(`Nationality: ${String(descriptionEn)}`),
    );
    expect(mail).toHaveLength(1);
    expect(mail[0]?.text).toContain(`${String(descriptionEn)} was added.`);
  });

  it('ignores refused and rolled-back writes, records outside its filter, and events while it is off', async () => {
    await automate({ active: false });
    await automate({ condition: '/nationalities?descriptionEn_like=Wanted&sort=-createdAt' });
    await addNationality({ descriptionEn: '' }).catch(() => undefined);
    await expect(
      test.api.db.transaction(async (tx) => {
        const { recordEvent } = await import('sijil/server/events');
        const id = '00000000-0000-4000-8000-000000000001';
        await recordEvent(tx, { resource: 'nationalities', kind: 'created', id, at: began });
        throw new Error('what comes after it fails');
      }),
    ).rejects.toThrow('what comes after it fails');
    expect(await runs()).toHaveLength(0);
    await addNationality();
    await addNationality({ descriptionEn: `Wanted ${named}` });
    await test.runJobs();
    expect((await runs()).map(({ status, problem }) => `${status} ${problem}`).sort()).toEqual([
      'done null',
      'skipped notMatched',
    ]);
  });

  it('acts once when two processes take the same run, and after a process was killed midway', async () => {
    const finance = await asRole(test, 'admin_finance');
    await automate();
    await addNationality();
    const [run] = await runs();
    const id = String(run?.id);
    // A killed process leaves a transaction that never commits.
    await expect(
      test.api.db.transaction(async (tx) => {
        await performRun({ ...test.api, db: tx as unknown as typeof test.api.db }, id);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await noticesTo(finance.id)).toHaveLength(0);
    const other = await secondProcess(test);
    await Promise.all([performRun(test.api, id), performRun(test.api, id), runAutomations(test.api)]);
    await other.app.close();
    expect(await noticesTo(finance.id)).toHaveLength(1);
    expect((await runs())[0]).toMatchObject({ status: 'done', step: 1 });
  });

  it('is triggered by a request’s status change', async () => {
    const requestId = await makeRequest(fixture, 'certificate_generated', {
      completionDueAt: new Date(began.getTime() - 1000),
    });
    const finance = await asRole(test, 'admin_finance');
    const steps = [
      {
        ...message,
        subject: { ar: 'اكتمل {{code}}', en: '{{code}} is {{status}}' },
        text: { ar: 'ن', en: 'n' },
      },
    ];
    await automate({
      resource: 'requests',
      trigger: 'moved',
      steps,
      condition: 'status=inspection_completed',
    });
    await performTransition(test.api, { requestId, name: 'autoComplete', actor: null });
    await test.runJobs();
    const [notice] = await noticesTo(finance.id);
    expect(notice?.data['subjectEn']).toMatch(/^R-\d+ is /);
    const { body } = await call<Trial>(test, 'automations.try', {
      token: admin.token,
      params: { id: String((await ask<Row[]>('GET', '/automations')).body[0]?.id) },
    });
    const { rows } = await test.api.db.execute<{ total: number }>(
      sql`select count(*)::int as total from ${requestHistory} where "from" <> "to" and request_id in (select id from requests where status = 'inspection_completed')`,
    );
    expect(body.total).toBe(rows[0]?.total);
    expect(body.rows.map(({ id }) => id)).toContain(requestId);
  });
});

describe('a field changed by an automation', () => {
  const renamed = (value: string) => ({ kind: 'set', field: 'nationalities.descriptionEn', value });

  it('is validated, increments the version, and is audited under the automation’s name', async () => {
    const made = await automate({ steps: [renamed('Set by itself')] });
    const { id } = await addNationality();
    await test.runJobs();
    const { body } = await ask('GET', `/nationalities/${id}`);
    expect(body).toMatchObject({ descriptionEn: 'Set by itself', version: 2 });
    const actor = { id: made.id, name: onNationality.name };
    const history = await ask<HistoryEntry[]>('GET', `/nationalities/${id}/history`);
    expect(history.body[0]).toMatchObject({ action: 'update', actor });
    const log = await call<AuditView[]>(test, 'audit.list', {
      token: admin.token,
      query: { resource: 'nationalities', recordId: id, action: 'update' },
    });
    expect(log.body[0]).toMatchObject({ actor });
    expect(await test.api.db.$count(auditEntries, eq(auditEntries.actorId, made.id))).toBe(1);
  });

  it('is refused on save if the role may not change the field', async () => {
    const refused = await ask<{ errors: object }>('POST', '/automations', {
      ...onNationality,
      role: 'admin_finance',
      steps: [renamed('No')],
    });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { 'steps.0.field': ['This role cannot change this field.'] },
    ]);
  });

  it('fails with the reason in both languages when the record refuses the value, and can be retried', async () => {
    const taken = await addNationality({ descriptionEn: 'Taken' });
    await automate({ steps: [renamed('Taken')] });
    const { id } = await addNationality();
    await test.runJobs();
    const [run] = await runs();
    expect(run).toMatchObject({ status: 'failed', problem: 'refused', step: 0 });
    expect(run?.refusal?.ar).toMatch(/[\u0600-\u06FF]/);
    expect(run?.refusal?.en).toBe('This value is already registered.');
    await ask('DELETE', `/nationalities/${taken.id}?version=1`);
    const retry = () =>
      call<{ code: string }>(test, 'automationRuns.retry', {
        token: admin.token,
        params: { id: String(run?.id) },
      });
    expect((await retry()).status).toBe(200);
    const trail = await test.api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, String(run?.automationId)));
    expect(trail.map(({ changes }) => changes)).toContainEqual({ retried: { from: null, to: 1 } });
    await test.runJobs();
    expect((await ask('GET', `/nationalities/${id}`)).body['descriptionEn']).toBe('Taken');
    expect((await retry()).body.code).toBe('run_not_failed');
  });
});

const { branchDocuments } = tables;
const expiring = {
  name: 'Documents near their end',
  resource: 'branchDocuments',
  trigger: 'before',
  dateField: 'branchDocuments.expiresOn',
  days: 30,
  hour: 8,
  role: 'admin',
  steps: [
    {
      kind: 'notify',
      to: 'branchDocuments.clientId',
      subject: { ar: 'ينتهي {{number}}', en: '{{number}} ends' },
      text: { ar: 'في {{expiresOn}}', en: 'on {{expiresOn}}' },
    },
  ],
};
async function addDocuments(...ends: readonly string[]) {
  const [file] = await test.api.db
    .execute<{ id: string }>(sql`select id from files limit 1`)
    .then(({ rows }) => rows);
  if (!file) throw new Error('no file');
  await test.api.db.insert(branchDocuments).values(
    ends.map((expiresOn, index) => ({
      clientId: fixture.client.id,
      branchId: fixture.branchId,
      kind: 'other' as const,
      number: `N-${index}`,
      expiresOn,
      document: file.id,
    })),
  );
}
const told = async () =>
  (await noticesTo(fixture.client.id)).map(({ data }) => String(data['subjectEn'])).sort();

describe('an automation triggered by a date', () => {
  beforeAll(async () => {
    await upload(test, admin.token, { content: tinyPdf, name: 'licence.pdf' }, 'document');
  });
  afterEach(() => test.api.db.delete(branchDocuments));
  const startBoth = async () => {
    await Promise.all([startDueRuns(test.api), startDueRuns(test.api)]);
    await test.runJobs();
  };

  it('notifies about each record once, on its day and not before its hour', async () => {
    await automate({}, expiring);
    await addDocuments(addDays(today, 30), addDays(today, 31), addDays(today, 29));
    test.setNow(at(today, 7));
    await startBoth();
    expect(await told()).toEqual([]);
    test.setNow(at(today, 8));
    await startBoth();
    await startBoth();
    // The third was near on the day before the automation was switched on.
    expect(await told()).toEqual(['N-0 ends']);
    test.setNow(at(addDays(today, 1), 8));
    await startBoth();
    expect(await told()).toEqual(['N-0 ends', 'N-1 ends']);
  });

  it('catches up after days of downtime, and notifies nobody twice when the clock is set back', async () => {
    await automate({}, expiring);
    await addDocuments(...[30, 31, 32, 33, 34].map((days) => addDays(today, days)));
    test.setNow(at(addDays(today, 4), 9));
    await startBoth();
    const all = ['N-0 ends', 'N-1 ends', 'N-2 ends', 'N-3 ends', 'N-4 ends'];
    expect(await told()).toEqual(all);
    test.setNow(at(addDays(today, 2), 9));
    await startBoth();
    test.setNow(at(addDays(today, 5), 9));
    await startBoth();
    expect(await told()).toEqual(all);
  });

  it('previews as many records of the last 30 days as SQL counts, three of them in full', async () => {
    const { id } = await automate({}, expiring);
    await addDocuments(...Array.from({ length: 70 }, (_, day) => addDays(today, day - 10)));
    const { body } = await call<Trial>(test, 'automations.try', { token: admin.token, params: { id } });
    const { rows } = await test.api.db.execute<{ total: number }>(
      sql`select count(*)::int as total from branch_documents where expires_on - 30 between ${today}::date - 30 and ${today}::date`,
    );
    expect(body.total).toBe(rows[0]?.total);
    expect(body.total).toBe(31);
    expect(body.rows).toHaveLength(3);
    const [row] = body.rows;
    expect(row?.messages).toEqual([
      expect.objectContaining({
        subject: { ar: `ينتهي ${row?.title}`, en: `${row?.title} ends` },
        text: {
          ar: expect.stringMatching(/^في \d{1,2} \p{L}+ 2026$/u),
          en: expect.stringMatching(/^on \d{1,2} \p{L}+ 2026$/u),
        },
        people: 1,
      }),
    ]);
    expect(await told()).toEqual([]);
  });

  it('pauses at a wait step, and checks the filter again afterwards', async () => {
    const [first] = expiring.steps;
    await automate(
      {
        condition: 'kind=other',
        steps: [first, { kind: 'wait', days: 7 }, { ...first, subject: { ar: 'ثانيًا', en: 'Again' } }],
      },
      expiring,
    );
    await addDocuments(addDays(today, 30), addDays(today, 30));
    await startBoth();
    expect(await told()).toEqual(['N-0 ends', 'N-1 ends']);
    await test.api.db.update(branchDocuments).set({ kind: 'lease' }).where(eq(branchDocuments.number, 'N-1'));
    test.setNow(at(addDays(today, 8), 12));
    await runAutomations(test.api);
    expect(await told()).toEqual(['Again', 'N-0 ends', 'N-1 ends']);
    expect((await runs()).map(({ status }) => status).sort()).toEqual(['done', 'skipped']);
  });

  it('finds due rows by an index that exists only while the automation is active', async () => {
    const text = { ar: 'سُدّدت.', en: 'It is paid.' };
    const { id, version } = await automate({
      resource: 'instalments',
      trigger: 'after',
      dateField: 'instalments.paidAt',
      days: 2,
      hour: 9,
      steps: [{ kind: 'notify', toRole: 'admin_finance', subject: text, text }],
    });
    await startAutomations(test.api);
    const plan = await test.api.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const day = sql`'2026-11-20'::timestamptz`;
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from instalments where paid_at between ${day} and ${day} + interval '1 day'`,
      );
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    });
    expect(plan).toContain('watched_');
    const watched = sql`select count(*)::int as total from pg_indexes where indexname like 'watched_%'`;
    const count = async () => (await test.api.db.execute<{ total: number }>(watched)).rows[0]?.total;
    expect(await count()).toBe(1);
    await ask('PATCH', `/automations/${id}`, { version, active: false });
    await startAutomations(test.api);
    expect(await count()).toBe(0);
  });

  it('notifies finance of a late second instalment, and not of a late first one', async () => {
    const late = seedAutomations.find(({ resource }) => resource === 'instalments');
    const finance = await asRole(test, 'admin_finance');
    const { id: lateId } = await automate({ active: true }, { ...late });
    const requestId = await makeRequest(fixture, 'supervisor_assigned');
    const due = { requestId, amount: 57_500, dueOn: addDays(today, -3), clientId: fixture.client.id };
    await test.api.db.insert(instalments).values([
      { ...due, sequence: 1 },
      { ...due, sequence: 2 },
    ]);
    await test.api.db
      .update(tables.automations)
      .set({ activeSince: sql`${at(addDays(today, -5)).toISOString()}::timestamptz` })
      .where(eq(tables.automations.id, lateId));
    await startBoth();
    const [notice, ...more] = await noticesTo(finance.id);
    expect(more).toEqual([]);
    expect(notice?.data).toMatchObject({
      textEn: expect.stringMatching(/ for request R-\d+ \(SAR 575.00\) was due on /),
    });
  });

  it('asks for consent before it acts on more than 500 records, and can be stopped', async () => {
    const { id } = await automate({}, expiring);
    await addDocuments(...Array.from({ length: 501 }, () => addDays(today, 30)));
    await startBoth();
    expect(await told()).toEqual([]);
    const states = async () => [...new Set((await runs()).map(({ status }) => status))];
    expect([(await runs()).length, await states()]).toEqual([501, ['asks']]);
    const params = { id };
    expect((await call(test, 'automations.stop', { token: admin.token, params })).status).toBe(200);
    expect(await states()).toEqual(['stopped']);
    const log = await call<AuditView[]>(test, 'audit.list', {
      token: admin.token,
      query: { resource: 'automations', recordId: id, action: 'update' },
    });
    expect(log.body).toEqual([
      expect.objectContaining({
        actor: expect.objectContaining({ id: admin.id }),
        changes: { stopped: { from: null, to: 501 } },
      }),
    ]);
    await test.api.db.delete(automationRuns);
    await startBoth();
    expect((await call(test, 'automations.approve', { token: admin.token, params })).status).toBe(200);
    await test.runJobs();
    expect(await states()).toEqual(['done']);
    expect(await told()).toHaveLength(501);
  }, 120_000);

  it('fails with a clear reason when a field named in its text no longer exists', async () => {
    const { id } = await automate({}, expiring);
    await addDocuments(addDays(today, 30));
    const [step] = expiring.steps;
    const steps = [{ ...step, text: { ar: '{{gone}}', en: '{{gone}}' } }];
    await test.api.db
      .update(tables.automations)
      .set({ steps: steps as never })
      .where(eq(tables.automations.id, id));
    await startBoth();
    expect((await runs())[0]).toMatchObject({
      status: 'failed',
      problem: 'fieldGone',
      refusal: { en: 'gone' },
    });
    const trial = await call<{ errors: object }>(test, 'automations.try', {
      token: admin.token,
      params: { id },
    });
    expect([trial.status, trial.body.errors]).toEqual([
      400,
      { 'steps.0.text': [expect.stringContaining('gone')] },
    ]);
  });
});

describe('an automation triggered by a schedule', () => {
  it('runs once per occurrence, and only the latest one after days of downtime', async () => {
    const finance = await asRole(test, 'admin_finance');
    const { descriptionEn } = await addNationality();
    await automate({
      trigger: 'weekly',
      weekday: 'sunday',
      hour: 9,
      condition: `descriptionEn=${String(descriptionEn)}`,
    });
    const startAt = async (day: string, hour: number) => {
      test.setNow(at(day, hour));
      await Promise.all([startDueRuns(test.api), startDueRuns(test.api)]);
      await test.runJobs();
      return (await noticesTo(finance.id)).length;
    };
    // Switched on at ten on a Sunday, after that day's run of nine o'clock.
    expect(await startAt('2026-11-22', 11)).toBe(0);
    expect(await startAt('2026-11-28', 23)).toBe(0);
    expect(await startAt('2026-11-29', 9)).toBe(1);
    expect(await startAt('2026-11-29', 10)).toBe(1);
    expect(await startAt('2026-12-15', 3)).toBe(2);
  });
});

describe('saving an automation', () => {
  it.each([
    [
      'an unknown placeholder',
      { steps: [{ ...message, text: { ar: '{{descriptionAr}}', en: '{{oops}}' } }] },
      'steps.0.text',
    ],
    ['an hour that does not exist', { trigger: 'daily', hour: 24 }, 'hour'],
    ['a filter that the list does not know', { condition: 'colour=red' }, 'condition'],
    ['an address without filters of a list', { condition: '?q=a&oops=1' }, 'condition'],
    ['nobody to notify', { steps: [{ ...message, toRole: null }] }, 'steps.0.to'],
    [
      'a date of other records',
      { trigger: 'before', days: 3, hour: 8, dateField: 'certificates.validUntil' },
      'dateField',
    ],
    ['events of records that are not announced', { resource: 'certificates' }, 'trigger'],
    ['a role without people of the team', { role: 'client' }, 'role'],
    ['a message without a text', { steps: [{ ...message, text: null }] }, 'steps.0.text'],
    ['no steps', { steps: [] }, 'steps'],
  ])('refuses %s at its field', async (_, values, field) => {
    const { status, body } = await ask<{ errors: object }>('POST', '/automations', {
      ...onNationality,
      ...values,
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining([field])]);
    expect(await test.api.db.$count(tables.automations)).toBe(0);
  });

  it('is reserved to general admins, as are trials and the list of runs', async () => {
    const { id } = await automate();
    for (const role of ['admin_finance', 'admin_operation', 'supervisor', 'client'] as const) {
      const person = await asRole(test, role);
      expect((await ask('GET', '/automations', undefined, person)).status).toBe(403);
      expect((await ask('GET', '/automation-runs', undefined, person)).status).toBe(403);
      expect((await call(test, 'automations.try', { token: person.token, params: { id } })).status).toBe(403);
    }
  });

  it('refuses placeholders for fields that the automation’s role cannot read', async () => {
    const steps = [{ ...message, subject: { ar: 'ن', en: '{{score}}' }, text: { ar: 'ن', en: 'n' } }];
    const on = { ...onNationality, resource: 'requests', trigger: 'moved', steps };
    expect((await ask('POST', '/automations', { ...on, role: 'admin_finance' })).status).toBe(400);
    expect((await ask('POST', '/automations', { ...on, role: 'admin_operation' })).status).toBe(201);
  });
});

describe('the recipients of a message to a role', () => {
  it('include only people who may read the record, such as the manager of this branch', async () => {
    const manager = await asRole(test, 'branch_manager', {
      clientId: fixture.client.id,
      branchIds: [fixture.branchId],
    });
    const stranger = await asRole(test, 'branch_manager', { clientId: fixture.client.id, branchIds: [] });
    const steps = [
      {
        ...message,
        toRole: 'branch_manager',
        subject: { ar: 'ن', en: '{{name}}' },
        text: { ar: 'ن', en: 'n' },
      },
    ];
    await automate({ resource: 'branches', trigger: 'updated', steps });
    const { body } = await ask('GET', `/branches/${fixture.branchId}`);
    await ask('PATCH', `/branches/${fixture.branchId}`, { name: 'Changed branch', version: body.version });
    await test.runJobs();
    expect(await noticesTo(manager.id)).toHaveLength(1);
    expect(await noticesTo(stranger.id)).toHaveLength(0);
  });
});

describe('the list of automation runs', () => {
  it('drops runs after 90 days, except those that are still waiting', async () => {
    await automate();
    await addNationality();
    await test.runJobs();
    await automate({ steps: [{ kind: 'wait', days: 366 }] });
    await addNationality();
    await test.runJobs();
    test.setNow(new Date(began.getTime() + 91 * 86_400_000));
    await forgetRuns(test.api);
    expect((await runs()).map(({ status }) => status)).toEqual(['waiting']);
  });
});
