import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailMessages, notifications } from '../../server/db/schema/messages';
import { tables } from '../../server/db/schema/declared';
import { instalments, payments } from '../../server/db/schema/money';
import { paymentReminderKinds } from '#domain/notifications/paymentReminders';
import { instalmentsResource } from '#resources/instalments';
import { addDays } from 'sijil/base/time/riyadhTime';
import { asRole } from '../support/people';
import { remindPayments } from '../../server/wiring/jobs/dueRequests';
import { buildInspectionsFixture, makeRequest, sunday, type InspectionsFixture } from './inspectionsFixture';

let fixture: InspectionsFixture;
beforeAll(async () => void (fixture = await buildInspectionsFixture()), 120_000);
beforeEach(() => fixture.test.setNow(sunday));
afterAll(() => fixture.test.close());

const dueOn = '2026-12-20';

async function oweSecond(changes: Partial<typeof instalments.$inferInsert> = {}) {
  const requestId = await makeRequest(fixture, 'inspector_assigned');
  const [row] = await fixture.test.api.db
    .insert(instalments)
    .values({ requestId, sequence: 2, amount: 57_500, dueOn, ...changes })
    .returning();
  return { requestId, instalmentId: String(row?.id) };
}

/** Notices before, on and after the due date. */
const phases = ['paymentReminder', 'paymentDueToday', 'paymentOverdue'] as const;

/** Number of notices to the client after each of these Riyadh days. */
async function remindersBy(requestId: string, ...days: string[]): Promise<number[]> {
  const counts: number[] = [];
  for (const day of days) {
    fixture.test.setNow(new Date(`${day}T09:00:00+03:00`));
    await remindPayments(fixture.test.api);
    await remindPayments(fixture.test.api);
    const reminders = and(
      eq(notifications.requestId, requestId),
      inArray(notifications.kind, paymentReminderKinds),
    );
    counts.push(await fixture.test.api.db.$count(notifications, reminders));
  }
  return counts;
}

describe('the reminder of an unpaid second payment', () => {
  it('is sent once each a week before, on and a week after the due date, which it names', async () => {
    const { requestId } = await oweSecond();
    const days = [
      '2026-12-12',
      '2026-12-13',
      '2026-12-19',
      '2026-12-20',
      '2026-12-26',
      '2026-12-27',
      '2027-01-20',
    ];
    expect(await remindersBy(requestId, ...days)).toEqual([0, 1, 1, 2, 2, 3, 3]);
    const reminders = await fixture.test.api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.requestId, requestId), inArray(notifications.kind, [...phases])))
      .orderBy(asc(notifications.createdAt));
    expect(reminders.map(({ kind }) => kind)).toEqual(phases);
    for (const reminder of reminders)
      expect(reminder).toMatchObject({
        userId: fixture.client.id,
        data: {
          deadline: '2026-12-19T21:00:00.000Z',
          amount: 57_500,
          iban: expect.stringMatching(/^SA\d{22}$/),
        },
      });
  });

  it('is not sent if it is paid, if a transfer awaits confirmation, or if the request is cancelled', async () => {
    const paid = await oweSecond({ paidAt: sunday });
    const looked = await oweSecond();
    await fixture.test.api.db.insert(payments).values({
      requestId: looked.requestId,
      instalmentId: looked.instalmentId,
      clientId: fixture.client.id,
      method: 'bank_transfer',
      status: 'awaiting',
      amount: 57500,
      createdById: fixture.client.id,
    } as typeof payments.$inferInsert);
    const cancelled = await makeRequest(fixture, 'cancelled');
    await fixture.test.api.db
      .insert(instalments)
      .values({ requestId: cancelled, sequence: 2, amount: 1, dueOn });
    for (const id of [paid.requestId, looked.requestId, cancelled])
      expect(await remindersBy(id, '2026-12-20')).toEqual([0]);
  });

  it('comes after the payment terms are over, if the client has any, and never calls the sum overdue before', async () => {
    const { requestId } = await oweSecond({ termDays: 15 });
    // Due on 20 December, to be paid by 4 January.
    const days = ['2026-12-14', '2026-12-20', '2026-12-27', '2027-01-10', '2027-01-11', '2027-02-01'];
    expect(await remindersBy(requestId, ...days)).toEqual([1, 2, 2, 2, 3, 3]);
    const overdue = await fixture.test.api.db
      .select()
      .from(notifications)
      .where(eq(notifications.requestId, requestId));
    expect(overdue.find(({ kind }) => kind === 'paymentOverdue')?.data).toMatchObject({
      deadline: '2027-01-03T21:00:00.000Z',
    });
    const missed = await oweSecond({ termDays: 15 });
    expect(await remindersBy(missed.requestId, '2026-12-22')).toEqual([1]);
    const sent = await fixture.test.api.db
      .select()
      .from(notifications)
      .where(eq(notifications.requestId, missed.requestId));
    expect(sent.map(({ kind }) => kind)).toEqual(['paymentStillDue']);
  });

  it('waits until nine in the morning', async () => {
    const { requestId } = await oweSecond();
    expect(await remindersAt(requestId, '2026-12-20T08:59:00+03:00')).toEqual([]);
    expect(await remindersAt(requestId, '2026-12-20T09:00:00+03:00')).toEqual(['paymentDueToday']);
  });
});

/** Kinds of the notices to the client about a request, after the job at a moment. */
async function remindersAt(requestId: string, at: string): Promise<string[]> {
  fixture.test.setNow(new Date(at));
  await remindPayments(fixture.test.api);
  const rows = await fixture.test.api.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.requestId, requestId), inArray(notifications.kind, paymentReminderKinds)))
    .orderBy(asc(notifications.createdAt));
  return rows.map(({ kind }) => kind);
}

describe('the reminder of an unpaid first payment', () => {
  it('comes three days after the signature and when it is overdue, never before its day', async () => {
    const { requestId } = await oweSecond({ sequence: 1 });
    const noon = (day: string) => remindersAt(requestId, `${day}T12:00:00+03:00`);
    expect(await noon('2026-12-22')).toEqual([]);
    expect(await noon('2026-12-23')).toEqual(['firstPaymentDue']);
    // Everybody has a week for a first payment.
    expect(await noon('2026-12-27')).toEqual(['firstPaymentDue']);
    expect(await noon('2026-12-28')).toEqual(['firstPaymentDue', 'firstPaymentOverdue']);
    expect(await noon('2027-02-01')).toEqual(['firstPaymentDue', 'firstPaymentOverdue']);
  });
});

describe('finance’s own reminders', () => {
  /** Answer to finance's call of a declared record. */
  async function ask<T>(
    method: 'GET' | 'POST',
    path: string,
    more: { query?: object; payload?: object } = {},
  ) {
    const { token } = await asRole(fixture.test, 'admin_finance');
    const response = await fixture.test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(more as { query?: Record<string, string>; payload?: object }),
    });
    return { status: response.statusCode, body: response.json<T>() };
  }
  const reminder = (changes = {}) => ({
    name: { ar: 'بعد يومين', en: 'After two days' },
    payment: 'next',
    moment: 'late',
    days: 2,
    channels: ['mail'],
    ...changes,
  });
  const create = (payload: object) =>
    ask<{ id: string; errors?: Record<string, string[]> }>('POST', '/paymentReminders', { payload });

  it.each([
    ['a first payment before its day', { payment: 'first', moment: 'before' }, 'moment'],
    ['zero days before', { moment: 'before', days: 0 }, 'days'],
    ['negative days', { days: -1 }, 'days'],
    ['a fraction of a day', { days: 1.5 }, 'days'],
    ['more than a year', { days: 366 }, 'days'],
    ['no channel', { channels: [] }, 'channels'],
    ['a second one for the same day', { moment: 'late', days: 7 }, 'days'],
  ])('refuse %s beside the field', async (_, changes, field) => {
    const { status, body } = await create(reminder(changes));
    expect([400, 409]).toContain(status);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('remind only by the chosen channel, and not of sums whose day was before', async () => {
    const [early, now] = [await oweSecond({ dueOn: '2026-11-10' }), await oweSecond({ dueOn: '2026-11-23' })];
    const { body } = await create(reminder());
    const lettersOf = (requestId: string) =>
      fixture.test.api.db.$count(mailMessages, eq(mailMessages.aboutId, requestId));
    const before = await lettersOf(now.requestId);
    expect(await remindersAt(now.requestId, '2026-11-25T09:00:00+03:00')).toEqual([]);
    expect((await lettersOf(now.requestId)) - before).toBe(1);
    expect(await lettersOf(early.requestId)).toBe(0);
    await fixture.test.api.db.delete(tables.paymentReminders).where(eq(tables.paymentReminders.id, body.id));
  });

  /** Lists read the database's clock, not the test's. */
  async function todayOfDatabase(): Promise<string> {
    const { rows } = await fixture.test.api.db.execute<{ today: string }>(
      sql`select (now() at time zone 'Asia/Riyadh')::date::text as today`,
    );
    return String(rows[0]?.today);
  }

  it('are listed for each unpaid sum: the next one with its day', async () => {
    const today = await todayOfDatabase();
    const { instalmentId } = await oweSecond({ dueOn: addDays(today, 10) });
    const read = async () => (await ask<object>('GET', `/admin/instalments/${instalmentId}`)).body;
    expect(await read()).toMatchObject({ remindOn: addDays(today, 3), reminderId: expect.any(String) });
    await fixture.test.api.db
      .update(instalments)
      .set({ remindedOn: addDays(today, 3) })
      .where(eq(instalments.id, instalmentId));
    expect(await read()).toMatchObject({ remindOn: addDays(today, 10) });
    await fixture.test.api.db
      .update(instalments)
      .set({ paidAt: sunday })
      .where(eq(instalments.id, instalmentId));
    expect(await read()).toMatchObject({ remindOn: null, reminderId: null });
  });

  it('of today are a view of the instalments', async () => {
    const today = await todayOfDatabase();
    fixture.test.setNow(new Date(`${today}T12:00:00+03:00`));
    const due = await oweSecond({ dueOn: today });
    const sent = await oweSecond({ dueOn: addDays(today, 1), remindedOn: today });
    const later = await oweSecond({ dueOn: addDays(today, 20) });
    const view = instalmentsResource.presets?.find(({ id }) => id === 'reminders');
    const query = { ...view?.filters, _end: '100' };
    const { body } = await ask<{ id: string }[]>('GET', '/admin/instalments', { query });
    const ids = body.map(({ id }) => id);
    expect(ids).toContain(due.instalmentId);
    expect(ids).toContain(sent.instalmentId);
    expect(ids).not.toContain(later.instalmentId);
  });
});
