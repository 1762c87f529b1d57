import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '../../server/db/schema/messages';
import { instalments, payments } from '../../server/db/schema/money';
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
    const reminders = and(eq(notifications.requestId, requestId), inArray(notifications.kind, [...phases]));
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
    expect(sent.map(({ kind }) => kind)).toEqual(['paymentReminder']);
  });

  it('is not sent for a first payment', async () => {
    const { requestId } = await oweSecond({ sequence: 1 });
    expect(await remindersBy(requestId, '2026-12-20')).toEqual([0]);
  });
});
