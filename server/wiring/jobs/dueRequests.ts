import { and, asc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { AppContext } from 'sijil/server/http/appContext';
import { requests } from '../../db/schema/requests';
import { ApiError } from 'sijil/server/http/apiError';
import { tryBatches } from 'sijil/server/log/tryEach';
import { performTransition } from '../../workflow/performTransition';
import { correctionsReminder, correctionsReminderDays } from '#domain/scheduling/deadlines';
import { reminderKind } from '#domain/notifications/paymentReminders';
import { owedOf } from '#domain/pricing/received';
import { REMINDER_HOUR, type ReminderChannel } from '#domain/pricing/reminders';
import { riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { instalments } from '../../db/schema/money';
import { reminderOn } from '../../records/reminderFields';
import { lastDayToPayOf, ofInstalments } from '../../records/owedFields';
import { notifyAbout } from '../../modules/notifications/notify';

/** Closes requests that their clients have not reviewed in time. */
export function completeDueRequests(api: AppContext): Promise<void> {
  return moveDue(api, 'autoComplete', lte(requests.completionDueAt, api.clock()));
}

/** Closes corrective lists whose deadline has passed: corrections sent in time are reviewed. */
export async function expireDueCorrections(api: AppContext): Promise<void> {
  for (const name of ['expireCorrections', 'closeSentCorrections'] as const)
    await moveDue(api, name, lt(requests.correctionsDueAt, api.clock()));
}

async function moveDue(api: AppContext, name: TransitionName, due: SQL): Promise<void> {
  const read = (after: string | undefined, limit: number) =>
    api.db
      .select({ requestId: requests.id })
      .from(requests)
      .where(
        and(
          inArray(requests.status, [...transitions[name].from]),
          due,
          after === undefined ? undefined : gt(requests.id, after),
        ),
      )
      .orderBy(asc(requests.id))
      .limit(limit);
  await tryBatches(api.app.log, `${name} failed`, { key: 'requestId', read }, async (requestId) => {
    try {
      await performTransition(api, { requestId, name, actor: null });
    } catch (error) {
      // Somebody has moved it since: the workflow's guards decide.
      if (!(error instanceof ApiError)) throw error;
    }
  });
}

/**
 * Job: reminds clients of unpaid sums by finance's reminders (rules 4.11), from nine in the morning on; not while a transfer for a
 * sum is under review, nor of a cancelled request.
 */
export async function remindPayments(api: AppContext): Promise<void> {
  const now = api.clock();
  const today = riyadhDate(now);
  if (now < riyadhInstant(today, REMINDER_HOUR)) return;
  const { isDue } = reminderOn(sql`${today}::date`);
  const read = (after: string | undefined, limit: number) =>
    api.db
      .select({ instalmentId: instalments.id })
      .from(instalments)
      .where(and(isDue, after === undefined ? undefined : gt(instalments.id, after)))
      .orderBy(asc(instalments.id))
      .limit(limit);
  await tryBatches(api.app.log, 'a reminder failed', { key: 'instalmentId', read }, (id) =>
    remindOfPayment(api, id, today),
  );
}

/** Reminds once: of two concurrent processes, the second finds the payment already reminded. */
async function remindOfPayment(api: AppContext, id: string, today: string): Promise<void> {
  const { isDue, channels } = reminderOn(sql`${today}::date`);
  await api.db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        instalment: instalments,
        request: requests,
        payBy: sql<string>`${lastDayToPayOf(ofInstalments)}::text`,
        channels: sql<ReminderChannel[]>`${channels}`,
      })
      .from(instalments)
      .innerJoin(requests, eq(requests.id, instalments.requestId))
      .where(and(eq(instalments.id, id), isDue))
      .for('no key update', { of: instalments });
    if (!row) return;
    const { instalment, request, payBy } = row;
    await tx.update(instalments).set({ remindedOn: today }).where(eq(instalments.id, id));
    const { dueOn } = instalment;
    // A sum is overdue since the last day to pay it, not since it was due.
    const deadline = riyadhInstant(today > payBy ? payBy : dueOn);
    const notice = { actor: null, deadline, amount: owedOf(instalment), channels: row.channels };
    await notifyAbout(api, tx, request, reminderKind({ ...instalment, payBy }, today), 'client', notice);
  });
}

const dayMs = 86_400_000;
const waiting = [...transitions.submitCorrectiveActions.from];

/**
 * Job: reminds clients of unsent corrections when 7, 3 and 1 days are left. It is not a step of the request, so a draft that
 * the client is writing can still be sent.
 */
export async function remindCorrections(api: AppContext): Promise<void> {
  const now = api.clock();
  const within = (days: number) => lte(requests.correctionsDueAt, new Date(now.getTime() + days * dayMs));
  const [first] = correctionsReminderDays;
  const read = (after: string | undefined, limit: number) =>
    api.db
      .select({ requestId: requests.id })
      .from(requests)
      .where(
        and(
          inArray(requests.status, waiting),
          gt(requests.correctionsDueAt, now),
          or(
            and(isNull(requests.correctionsReminded), within(first)),
            ...correctionsReminderDays.map((days) =>
              and(gt(requests.correctionsReminded, days), within(days)),
            ),
          ),
          after === undefined ? undefined : gt(requests.id, after),
        ),
      )
      .orderBy(asc(requests.id))
      .limit(limit);
  await tryBatches(api.app.log, 'a reminder failed', { key: 'requestId', read }, (id) =>
    remindOfCorrections(api, id, now),
  );
}

/** Reminds once: of two concurrent processes, the second finds the row already reminded. */
async function remindOfCorrections(api: AppContext, id: string, now: Date): Promise<void> {
  await api.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(requests)
      .where(and(eq(requests.id, id), inArray(requests.status, waiting)))
      .for('update');
    if (!request?.correctionsDueAt) return;
    const due = correctionsReminder(request.correctionsDueAt, now, request.correctionsReminded);
    if (due === null) return;
    await tx.update(requests).set({ correctionsReminded: due }).where(eq(requests.id, id));
    const isLastDay = riyadhDate(now) === riyadhDate(request.correctionsDueAt);
    const kind = isLastDay ? 'correctionsDueToday' : 'correctionsReminder';
    await notifyAbout(api, tx, request, kind, 'client', { actor: null });
  });
}
