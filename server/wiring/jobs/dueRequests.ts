import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { AppContext } from 'sijil/server/http/appContext';
import { requests } from '../../db/schema/requests';
import { ApiError } from 'sijil/server/http/apiError';
import { tryBatches } from 'sijil/server/log/tryEach';
import { performTransition } from '../../workflow/performTransition';
import {
  correctionsReminder,
  correctionsReminderDays,
  paymentReminderDays,
} from '#domain/scheduling/deadlines';
import { riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { instalments, payments } from '../../db/schema/money';
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

const { dueOn, remindedOn } = instalments;

const payBy = lastDayToPayOf(ofInstalments);

/** Days on which the client is reminded of an instalment: before and on its due day, and after the last day to pay. */
const paymentReminders = paymentReminderDays.map(
  (before) => sql`(${before < 0 ? payBy : dueOn} - ${before}::int)`,
);

/** True for an instalment of which one of these days has come, and no reminder was sent since. */
const isToRemind = (today: string) =>
  or(
    ...paymentReminders.map((day) =>
      and(sql`${day} <= ${today}::date`, or(isNull(remindedOn), sql`${remindedOn} < ${day}`)),
    ),
  );

/** Job: reminds clients of second payments (rules 4.11), until they are paid or pending, or the request is cancelled. */
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
          isToRemind(today),
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

/** Reminds once: of two concurrent processes, the second finds the payment already reminded. */
async function remindOfPayment(api: AppContext, id: string, today: string): Promise<void> {
  await api.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ instalment: instalments, request: requests, payBy: sql<string>`${payBy}::text` })
      .from(instalments)
      .innerJoin(requests, eq(requests.id, instalments.requestId))
      .where(and(eq(instalments.id, id), isNull(instalments.paidAt), isToRemind(today)))
      .for('no key update', { of: instalments });
    if (!row) return;
    const { instalment, request } = row;
    await tx.update(instalments).set({ remindedOn: today }).where(eq(instalments.id, id));
    const { dueOn: day, amount } = instalment;
    const kind = today === day ? 'paymentDueToday' : today > row.payBy ? 'paymentOverdue' : 'paymentReminder';
    // A sum is overdue since the last day to pay it, not since it was due.
    const deadline = riyadhInstant(kind === 'paymentOverdue' ? row.payBy : day);
    await notifyAbout(api, tx, request, kind, 'client', { actor: null, deadline, amount });
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
