import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { correctionsReminder, correctionsReminderDays } from '#domain/scheduling/deadlines';
import { transitions } from '#domain/workflow/requestWorkflow';
import type { AppContext } from '#framework/server/http/appContext';
import { requests } from '../../db/schema/requests';
import { tryBatches } from '#framework/server/log/tryEach';
import { notifyAbout } from '../../modules/notifications/notify';

const dayMs = 86_400_000;
const waiting = [...transitions.submitCorrectiveActions.from];

/**
 * Job: reminds clients whose corrections are still out when 7, 3 and 1 days are left. It is no step of the request: what
 * the client is writing meanwhile stays theirs to send.
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

/** Two processes at once: the second finds the row reminded. */
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
    await notifyAbout(api, tx, request, 'correctionsReminder', 'client', { actor: null });
  });
}
