import { and, asc, eq, gt, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { isReminderDue, paymentReminderDays } from '#domain/scheduling/deadlines';
import { addDays, riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';
import type { AppContext } from '#framework/server/http/appContext';
import { instalments, payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { tryBatches } from '#framework/server/log/tryEach';
import { notifyAbout } from '../../modules/notifications/notify';

const { dueOn, remindedOn } = instalments;

/** True where no reminder was sent since this many days before the payment is due. */
const notSince = (days: number) => or(isNull(remindedOn), sql`${remindedOn} < ${dueOn} - ${days}::int`);

/** Job: reminds clients of second payments (rules 4.11), until they are paid, under way, or the request is cancelled. */
export async function remindPayments(api: AppContext): Promise<void> {
  const today = riyadhDate(api.clock());
  const awaiting = api.db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.instalmentId, instalments.id), eq(payments.status, 'awaiting')));
  const read = (after: string | undefined, limit: number) =>
    api.db
      .select({ instalmentId: instalments.id })
      .from(instalments)
      .innerJoin(requests, eq(requests.id, instalments.requestId))
      .where(
        and(
          isNull(instalments.paidAt),
          gt(instalments.sequence, 1),
          or(...paymentReminderDays.map((days) => and(lte(dueOn, addDays(today, days)), notSince(days)))),
          ne(requests.status, 'cancelled'),
          notExists(awaiting),
          after === undefined ? undefined : gt(instalments.id, after),
        ),
      )
      .orderBy(asc(instalments.id))
      .limit(limit);
  await tryBatches(api.app.log, 'a reminder failed', { key: 'instalmentId', read }, (id) =>
    remindOfPayment(api, id, today),
  );
}

/** Two processes at once: the second finds the payment reminded. */
async function remindOfPayment(api: AppContext, id: string, today: string): Promise<void> {
  await api.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ instalment: instalments, request: requests })
      .from(instalments)
      .innerJoin(requests, eq(requests.id, instalments.requestId))
      .where(and(eq(instalments.id, id), isNull(instalments.paidAt)))
      .for('no key update', { of: instalments });
    if (!row) return;
    const { instalment, request } = row;
    if (!isReminderDue(paymentReminderDays, instalment.dueOn, today, instalment.remindedOn)) return;
    await tx.update(instalments).set({ remindedOn: today }).where(eq(instalments.id, id));
    const deadline = riyadhInstant(instalment.dueOn);
    await notifyAbout(api, tx, request, 'paymentReminder', 'client', { actor: null, deadline });
  });
}
