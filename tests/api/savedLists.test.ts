import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exports } from 'sijil/server/db/schema/console';
import { files } from 'sijil/server/db/schema/files';
import { tables } from '../../server/db/schema/declared';
import { users } from '../../server/db/schema/users';
import { sendSubscriptions } from 'sijil/server/subscriptions/subscriptions';
import { mailMessages } from '../../server/db/schema/messages';
import { listDelivery } from '../../server/modules/exports/listDelivery';
import { askAs } from 'sijil/testing/askAs';
import { unzip } from '../resources/unzip';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

type Person = Awaited<ReturnType<typeof asRole>>;
type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
type Refusal = Row & { readonly code: string; readonly errors: Readonly<Record<string, string[]>> };

/** Sunday, 10:00 in Riyadh. */
const began = new Date('2026-11-22T07:00:00Z');
const nextSunday = new Date('2026-11-29T05:00:00Z');
let test: TestApp;
let admin: Person;
let finance: Person;
let operations: Person;
const as = (person: () => Person) =>
  askAs(
    () => test,
    () => person().token,
  );
const asAdmin = as(() => admin);
const asFinance = as(() => finance);
const asOperations = as(() => operations);

beforeAll(async () => {
  test = await buildTestApp(began);
  admin = await asRole(test, 'admin');
  finance = await asRole(test, 'admin_finance');
  operations = await asRole(test, 'admin_operation');
}, 120_000);
afterAll(() => test.close());

const saved = {
  name: 'Requests',
  list: 'staffRequests',
  address: '/requests?sort=createdAt&columns=code,status,score',
};

describe('a list subscribed by email', () => {
  beforeEach(async () => {
    test.setNow(began);
    test.mails.length = 0;
    await test.api.db.delete(tables.subscriptions);
    await test.api.db.delete(exports);
  });

  const weekly = { ...saved, every: 'weekly', weekday: 'sunday', hour: 8, format: 'csv' };
  const subscribe = async (ask = asAdmin, more: object = {}) => {
    const { status, body } = await ask<Row>('POST', '/subscriptions', { payload: { ...weekly, ...more } });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body;
  };
  const read = async ({ id }: Row) => (await asAdmin<Row>('GET', `/subscriptions/${id}`)).body;
  const send = async (now: Date) => {
    test.setNow(now);
    await sendSubscriptions(test.api);
    await test.runJobs();
  };
  const attached = () => {
    const [mail] = test.mails;
    return String(mail?.attachments?.[0]?.content);
  };

  it('is sent at its hour to its subscriber, and records the outcome and the next time', async () => {
    const made = await subscribe(asFinance);
    expect(await read(made)).toMatchObject({ userId: finance.id, nextAt: nextSunday.toISOString() });
    await send(new Date(nextSunday.getTime() - 1));
    expect(test.mails).toHaveLength(0);
    await send(nextSunday);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [expect.stringContaining('admin_finance'), expect.stringContaining('Requests')],
    ]);
    expect(await read(made)).toMatchObject({
      outcome: 'sent',
      lastAt: nextSunday.toISOString(),
      nextAt: '2026-12-06T05:00:00.000Z',
    });
  });

  it('is sent once by two processes, once for missed occurrences, and not again after a clock change', async () => {
    await subscribe();
    test.setNow(new Date('2027-01-01T12:00:00Z'));
    await Promise.all([sendSubscriptions(test.api), sendSubscriptions(test.api)]);
    await send(nextSunday);
    await send(new Date('2027-01-01T13:00:00Z'));
    expect(test.mails).toHaveLength(1);
  });

  it('has the recipient’s columns and language', async () => {
    const { id } = await subscribe(asAdmin, { userId: finance.id });
    await test.api.db.update(users).set({ language: 'en' }).where(eq(users.id, finance.id));
    await send(nextSunday);
    // Finance may not read scores.
    expect(attached().trim()).toBe('Number,Status');
    expect(test.mails[0]?.text).toContain(`/subscriptions/${id}`);
  });

  it('of a report contains its groups with the total as a workbook', async () => {
    const report = { address: '/nationalities?group=active', list: 'nationalities', format: 'xlsx' };
    await subscribe(asAdmin, report);
    await send(nextSunday);
    const sheet = unzip(Buffer.from(test.mails[0]?.attachments?.[0]?.content ?? ''));
    const count = await test.api.db.$count(tables.nationalities);
    expect(String(sheet['xl/worksheets/sheet1.xml'])).toContain(`<v>${count}</v>`);
  });

  it('is attached up to 10 MiB; a larger file is mailed as a link to it, without an attachment', async () => {
    const { db, config } = test.api;
    await db.update(users).set({ language: 'en' }).where(eq(users.id, finance.id));
    await subscribe(asFinance);
    await send(nextSunday);
    expect(test.mails[0]?.attachments).toHaveLength(1);
    const [row] = await db.select().from(exports);
    const [file] = await db
      .select()
      .from(files)
      .where(eq(files.id, row?.fileId ?? ''));
    if (!row || !file) throw new Error('there is no exported file');
    const { sha256, name, type, createdAt } = file;
    const mail = async (size: number) => {
      await db.delete(mailMessages);
      await db.transaction((tx) =>
        listDelivery.mail(test.api, tx, row, { sha256, name, type, createdAt, size }),
      );
      const [sent] = await db.select().from(mailMessages);
      await test.runJobs();
      const link = /href="([^"]+)"/.exec(sent?.html ?? '')?.[1]?.replaceAll('&amp;', '&');
      return { link, text: sent?.text, attachments: test.mails.at(-1)?.attachments?.length ?? 0 };
    };
    const list = `${config.publicUrl}${saved.address}`;
    const limit = 10 * 1024 * 1024;
    expect(await mail(limit)).toEqual({
      link: list,
      text: expect.stringContaining('Attached is'),
      attachments: 1,
    });
    expect(await mail(limit + 1)).toEqual({
      link: `${list}&export=${row.id}`,
      text: expect.stringContaining('It is too large for an email'),
      attachments: 0,
    });
    expect(test.mails).toHaveLength(3);
  });

  it('is not sent to inactive people or without the right to its rows or filter, and records why', async () => {
    const leaver = await asRole(test, 'admin_finance');
    const outcomes = new Map<string, Row>();
    outcomes.set('inactive', await subscribe(asAdmin, { userId: leaver.id }));
    await test.api.db.update(users).set({ active: false }).where(eq(users.id, leaver.id));
    const supervisor = await asRole(test, 'supervisor');
    outcomes.set(
      'forbidden',
      await subscribe(asAdmin, { userId: supervisor.id, list: 'payments', address: '/payments' }),
    );
    outcomes.set(
      'filterGone',
      await subscribe(asAdmin, { userId: finance.id, address: '/requests?score_gte=80' }),
    );
    await send(nextSunday);
    expect(test.mails).toHaveLength(0);
    for (const [outcome, row] of outcomes) expect((await read(row)).outcome).toBe(outcome);
  });

  it('is hidden from other people, and only an admin can choose another recipient', async () => {
    const { id, version } = await subscribe(asFinance);
    expect((await asOperations('GET', `/subscriptions/${id}`)).status).toBe(404);
    expect((await asOperations('DELETE', `/subscriptions/${id}`, { payload: { version } })).status).toBe(404);
    const chosen = await asFinance('POST', '/subscriptions', {
      payload: { ...weekly, userId: operations.id },
    });
    expect(chosen.status).toBe(403);
    expect((await asFinance('DELETE', `/subscriptions/${id}`, { payload: { version } })).status).toBe(200);
    await send(nextSunday);
    expect(test.mails).toHaveLength(0);
  });

  it.each([
    ['a list that nobody knows', { list: 'nothing' }],
    ['a list of others', { list: 'admins', address: '/admins' }],
    ['another site', { address: '//elsewhere.test/requests' }],
    ['a filter by a hidden field', { address: '/requests?score_gte=80' }],
  ])('is refused for %s', async (_, more) => {
    const { status, body } = await asFinance<Refusal>('POST', '/subscriptions', {
      payload: { ...weekly, ...more },
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['name']]);
  });
});

describe('a list pinned to the home page', () => {
  beforeEach(() => test.api.db.delete(tables.pins));
  const pin = (ask: typeof asAdmin, more: object = {}) =>
    ask<Row>('POST', '/pins', { payload: { ...saved, ...more } });
  const namesOf = async (ask: typeof asAdmin) =>
    (await ask<Row[]>('GET', '/pins?_sort=place')).body.map(({ name }) => name);

  it('is visible to its owner only, or to everybody of its role', async () => {
    expect((await pin(asFinance, { name: 'Mine' })).status).toBe(201);
    expect((await pin(asAdmin, { name: 'Finance', role: 'admin_finance', place: 0 })).status).toBe(201);
    expect((await asFinance('GET', '/console/start')).body).toMatchObject({ pinned: true });
    expect(await namesOf(asFinance)).toEqual(['Finance', 'Mine']);
    expect(await namesOf(asOperations)).toEqual([]);
    expect(await namesOf(asAdmin)).toEqual(['Finance']);
  });

  it('can be moved by its owner only, and pinned to a role by admins only', async () => {
    const { body } = await pin(asAdmin, { role: 'admin_finance' });
    const move = (ask: typeof asAdmin) =>
      ask('PATCH', `/pins/${body.id}`, { payload: { version: body.version, place: 3 } });
    expect((await move(asFinance)).status).toBe(404);
    expect((await move(asAdmin)).status).toBe(200);
    const { status } = await pin(asFinance, { role: 'admin_finance' });
    expect(status).toBe(403);
  });

  it('is refused for a list that its author may not read', async () => {
    const { status } = await pin(asOperations, { list: 'payments', address: '/payments' });
    expect(status).toBe(400);
  });
});
