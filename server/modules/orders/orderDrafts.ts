import { and, desc, eq, exists, inArray, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { orderDraftView } from '#domain/api/orderViews';
import type { RequestStatus } from '#domain/workflow/statuses';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { DraftWriter } from 'sijil/contract/draftWriters';
import { assertWritten, writtenBy } from 'sijil/server/console/draftWriter';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { orderDrafts, requests } from '../../db/schema/requests';
import { ApiError } from 'sijil/server/http/apiError';
import { readableRows } from 'sijil/server/resources/rights';
import { tables } from '../../db/schema/declared';
import { readOwnBranches } from '../branches/ownBranches';
import { readRemembered } from './orderAnswers';
import { serviceQuestions } from './readServices';
import { payments } from '../../db/schema/money';

/** Statuses of placed orders that wait for the client to sign or pay. */
const unfinished: RequestStatus[] = ['contract_sent', 'payment_pending'];

/** Draft of the wizard for a service; the empty first step if there is none. */
export async function readDraft(
  api: AppContext,
  actor: Actor,
  serviceId: string,
): Promise<z.output<typeof orderDraftView>> {
  const [[draft], [open]] = await Promise.all([
    api.db
      .select()
      .from(orderDrafts)
      .where(and(eq(orderDrafts.userId, actor.userId), eq(orderDrafts.serviceId, serviceId))),
    api.db
      .select({ id: requests.id, number: requests.number })
      .from(requests)
      .where(
        and(
          eq(requests.serviceId, serviceId),
          inArray(requests.status, unfinished),
          readableRows(resources.requests, actor),
          not(transferAwaiting(api.db)),
        ),
      )
      .orderBy(desc(requests.createdAt))
      .limit(1),
  ]);
  return {
    step: draft?.step ?? '',
    data: draft?.data ?? {},
    writes: draft?.writes ?? 0,
    orderKey: `${serviceId}-${draft?.placed ?? 0}`,
    open: open ?? null,
    remembered: await remembered(api.db, actor, serviceId),
  };
}

async function remembered(db: Queryable, actor: Actor, serviceId: string) {
  const { services } = tables;
  const [service] = await db.select().from(services).where(eq(services.id, serviceId));
  const questions = service ? serviceQuestions(service) : [];
  const branches = questions.length > 0 ? await readOwnBranches(db, actor) : [];
  return readRemembered(
    db,
    questions,
    branches.map(({ id }) => id),
  );
}

/** Checks that the draft's service exists. @throws ApiError not_found */
export async function assertService(db: Queryable, id: string): Promise<void> {
  const { services } = tables;
  const [service] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, id), isNull(services.deletedAt)));
  if (!service) throw new ApiError('not_found');
}

/** Saves the wizard's state. @throws ApiError draft_elsewhere if another page has written since this one read */
export async function saveOrderDraft(
  api: AppContext,
  actor: Actor,
  serviceId: string,
  { step, data, ...by }: { readonly step: string; readonly data: Record<string, unknown> } & DraftWriter,
): Promise<void> {
  const draft = { step, data, updatedAt: api.clock() };
  const { row, change, setWhere } = writtenBy(orderDrafts, by);
  const written = await api.db
    .insert(orderDrafts)
    .values({ userId: actor.userId, serviceId, ...draft, ...row })
    .onConflictDoUpdate({
      target: [orderDrafts.userId, orderDrafts.serviceId],
      set: { ...draft, ...change },
      ...(setWhere && { setWhere }),
    })
    .returning({ writes: orderDrafts.writes });
  assertWritten(written);
}

/** Empties the draft of a placed order; the next order of the service gets another key. */
export async function closeDraft(
  api: AppContext,
  tx: Transaction,
  actor: Actor,
  serviceId: string,
): Promise<void> {
  const emptied = { step: '', data: {}, updatedAt: api.clock() };
  await tx
    .insert(orderDrafts)
    .values({ userId: actor.userId, serviceId, ...emptied, placed: 1 })
    .onConflictDoUpdate({
      target: [orderDrafts.userId, orderDrafts.serviceId],
      set: { ...emptied, ...writtenBy(orderDrafts, {}).change, placed: sql`${orderDrafts.placed} + 1` },
    });
}

/** Empties drafts unchanged since `before`, and returns their number. Their counts of orders stay. */
export async function forgetDrafts(db: Queryable, before: Date): Promise<number> {
  const emptied = await db
    .update(orderDrafts)
    .set({ step: '', data: {} })
    .where(and(lt(orderDrafts.updatedAt, before), sql`${orderDrafts.data} <> '{}'::jsonb`))
    .returning({ id: orderDrafts.id });
  return emptied.length;
}

/** Condition for a transfer that waits for finance, in any status of the request. */
function transferAwaiting(db: Queryable): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.requestId, requests.id), eq(payments.status, 'awaiting'))),
  );
}
