import { and, asc, eq, exists, gte, gt, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { clientMove, clientMoveStatuses, payNextUntil, reviewFrom } from '#domain/requests/nextForClient';
import { riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { availableActions } from '#domain/workflow/availableActions';
import { statuses } from '#domain/workflow/statuses';
import type { Queryable } from 'sijil/server/db/connect';
import { type Given, isOneOf } from 'sijil/server/db/statement';
import { instalments } from '../../db/schema/money';
import { requests, reviews } from '../../db/schema/requests';
import type { Actor } from 'sijil/server/http/appContext';
import { aboutRequest, selectRequests } from '../requests/summaryRows';
import { judgedColumns, loadFactsOf } from '../../workflow/loadFacts';
import { lastDayToPayOf, ofInstalments, stillOwed } from '../../records/owedFields';
import { isOwed } from './readNext';
import { dueBy } from './readRunning';

type Moves = NonNullable<z.output<typeof dashboardView>['client']>['moves'];

/**
 * Tasks of the client, from the same actions that the request's page shows: the nearest deadline first, then the
 * longest waiting.
 */
export async function readClientMoves(
  db: Queryable,
  actor: Actor,
  rows: Awaited<ReturnType<typeof selectCandidates>>,
  now: Date,
): Promise<Moves> {
  if (rows.length === 0) return [];
  const today = riyadhDate(now);
  const [facts, owed] = await Promise.all([
    loadFactsOf(
      db,
      rows.map(({ judged }) => judged),
      actor,
      now,
    ),
    readFirstOwed(
      db,
      rows.map(({ request }) => request.id),
    ),
  ]);
  const moves = rows.flatMap((row) => {
    const { request } = row;
    const known = facts.get(request.id);
    if (!known) return [];
    const due = owed.get(request.id);
    const actions = availableActions(request.status, actor.role, known);
    const { visitAt, correctionsDueAt, statusSince } = request;
    const move = clientMove(
      {
        actions,
        visitAt,
        correctionsDueAt,
        nextDueOn: due?.dueOn ?? null,
        nextPayBy: due?.payBy ?? null,
      },
      now,
      today,
    );
    if (!move) return [];
    const amount = move.action === 'pay' || move.action === 'payNext' ? (due?.amount ?? null) : null;
    const items = move.action === 'submitCorrectiveActions' ? known.correctionsUnanswered : null;
    return [{ since: statusSince, move: { ...aboutRequest(row), ...move, amount, items } }];
  });
  return moves
    .sort(
      (one, other) =>
        instantOf(one.move) - instantOf(other.move) || one.since.getTime() - other.since.getTime(),
    )
    .map(({ move }) => move);
}

const instantOf = ({ deadline }: { readonly deadline: string | null }) =>
  deadline === null ? Number.MAX_SAFE_INTEGER : new Date(deadline).getTime();

/** Times passed to `selectCandidates`. */
export function candidateMoments(now: Date) {
  const today = riyadhDate(now);
  return { payNextUntil: payNextUntil(today), reviewFrom: riyadhInstant(reviewFrom(today)) };
}

/** Number of requests examined for tasks. Nobody reads more on a page, and a chain may have thousands of open requests. */
export const mostCandidates = 200;

/**
 * Requests that may need an action by their client; of too many, those with the nearest date, then the longest waiting. Each
 * reason is a separate query, so that its index is used: a company has few such requests among all its closed ones.
 */
export function selectCandidates(db: Queryable, within: SQL | undefined, given: Given) {
  const open = clientMoveStatuses.filter((status) => statuses[status].phase !== 'done');
  const closed = clientMoveStatuses.filter((status) => statuses[status].phase === 'done');
  const order = [sql`${dueBy} nulls last`, asc(requests.statusSince), asc(requests.id)];
  const first = (reason: SQL | undefined) =>
    db
      .select({ id: requests.id })
      .from(requests)
      .where(and(within, reason))
      .orderBy(...order)
      .limit(mostCandidates);
  const one = { one: sql`1` };
  const isReviewed = exists(db.select(one).from(reviews).where(eq(reviews.requestId, requests.id)));
  const isSoonDue = exists(
    db
      .select(one)
      .from(instalments)
      .where(and(isOwed, gt(instalments.sequence, 1), lte(instalments.dueOn, given('payNextUntil')))),
  );
  const ids = union(
    first(inArray(requests.status, open)),
    first(
      and(inArray(requests.status, closed), gte(requests.statusSince, given('reviewFrom')), not(isReviewed)),
    ),
    first(isSoonDue),
  );
  return selectRequests(db, { judged: judgedColumns })
    .where(inArray(requests.id, ids))
    .orderBy(...order)
    .limit(mostCandidates);
}

/** Each request's unpaid instalment with the earliest due date. */
async function readFirstOwed(db: Queryable, requestIds: readonly string[]) {
  const rows = await db
    .selectDistinctOn([instalments.requestId], {
      requestId: instalments.requestId,
      dueOn: instalments.dueOn,
      payBy: sql<string>`${lastDayToPayOf(ofInstalments)}::text`,
      amount: stillOwed,
    })
    .from(instalments)
    .where(and(isOneOf(instalments.requestId, requestIds), isNull(instalments.paidAt)))
    .orderBy(asc(instalments.requestId), asc(instalments.dueOn));
  return new Map(rows.map((row) => [row.requestId, row]));
}
