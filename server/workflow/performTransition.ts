import { baseRole } from 'sijil/schema/roles/customRoles';
import { and, eq } from 'drizzle-orm';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import { statuses, type RequestStatus } from '#domain/workflow/statuses';
import { endedStay } from '#domain/workflow/lateness';
import { performs, refusalOf } from '#domain/workflow/availableActions';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { resources } from '#resources';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { requestHistory, requests } from '../db/schema/requests';
import type { Actor } from 'sijil/schema/access';
import { ApiError } from 'sijil/server/http/apiError';
import { changedParts, chooseOutcome } from './changedParts';
import { endAskedMoves } from './endAskedMoves';
import { loadFacts } from './loadFacts';
import { followHolder } from './visitDrafts';
import { recordHolder } from './visitHolders';
import type { RequestChanges, RequestRow } from './effect';
import { readableRows } from 'sijil/server/resources/rights';
import { recordEvent } from 'sijil/server/events';
import { onlyRow } from 'sijil/server/db/storedRows';

export interface TransitionCall {
  readonly requestId: string;
  readonly name: TransitionName;
  /** Null where the portal itself acts: a settled payment, a deadline, a follow-up. */
  readonly actor: Actor | null;
  /** Version that the person had read; an outdated one is refused. The portal itself needs none. */
  readonly version?: number;
  readonly reason?: string;
  /** Time at which the step happened, where it is reported later: its guards are judged by it. */
  readonly happenedAt?: (tx: Transaction, request: RequestRow, now: Date) => Promise<Date>;
  /** Writes what the guards depend on, before they are checked: the answers of a list that must be complete. */
  readonly prepare?: (tx: Transaction, request: RequestRow) => Promise<void>;
  /**
   * Action itself, once it is allowed; the returned values are written to the request with its new status. Details that it
   * adds are stored with the step in the history; changes of people and times are stored automatically.
   */
  readonly action?: (
    tx: Transaction,
    request: RequestRow,
    addDetail: AddDetail,
  ) => Promise<RequestChanges | void>;
}

export type AddDetail = (detail: HistoryDetail) => void;

/**
 * The only writer of a request's status. In one transaction: locks the row, checks visibility, version, role, status and
 * guards, runs the action, changes the status, writes the history, runs the effects and the follow-up. A refusal changes
 * nothing.
 * @throws ApiError not_found, stale_version, forbidden, illegal_transition, guard_refused, or an error of the action.
 */
export function performTransition(
  api: AppContext,
  call: TransitionCall,
  within?: Transaction,
): Promise<RequestRow> {
  return within ? perform(api, within, call) : api.db.transaction((tx) => perform(api, tx, call));
}

async function perform(api: AppContext, tx: Transaction, call: TransitionCall): Promise<RequestRow> {
  const now = api.clock();
  const request = await lockRequest(tx, call);
  assertRoleAndStatus(call, request);
  await call.prepare?.(tx, request);
  await assertGuards(tx, call, request, (await call.happenedAt?.(tx, request, now)) ?? now);
  let details: HistoryDetail = {};
  const changes = (await call.action?.(tx, request, (detail) => (details = { ...details, ...detail }))) ?? {};
  const detail = { ...(await changedParts(tx, request, changes)), ...details };
  const moved = await move(tx, call, request, { changes, detail, now });
  await endAskedMoves(tx, call.name, request, moved, now);
  const transition = transitions[call.name];
  for (const name of transition.effects) {
    // An effect may itself write to the request (a score, a deadline), so each gets the current row.
    const current = await readRequest(tx, moved.id);
    await api.effects[name]({
      api,
      tx,
      request: current,
      before: request,
      transition: call.name,
      actor: call.actor,
      reason: call.reason ?? null,
      now,
    });
  }
  if (transition.then)
    return perform(api, tx, { requestId: moved.id, name: transition.then as TransitionName, actor: null });
  return readRequest(tx, moved.id);
}

async function lockRequest(tx: Transaction, call: TransitionCall): Promise<RequestRow> {
  const visible = call.actor ? readableRows(resources.requests, call.actor) : undefined;
  const [request] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.id, call.requestId), visible))
    .for('update');
  if (!request) throw new ApiError('not_found');
  return request;
}

function assertRoleAndStatus(call: TransitionCall, request: RequestRow): void {
  const { from } = transitions[call.name];
  if (!performs(call.name, call.actor?.role ?? 'system')) throw new ApiError('forbidden');
  // A second click has the old version and meets the new status: the refusal must name the status.
  if (!from.includes(request.status))
    throw new ApiError('illegal_transition', { status: statuses[request.status] });
  if (call.version !== undefined && call.version !== request.version) throw new ApiError('stale_version');
}

async function assertGuards(
  tx: Transaction,
  call: TransitionCall,
  request: RequestRow,
  now: Date,
): Promise<void> {
  const facts = await loadFacts(tx, request, call.actor, now);
  const refusal = refusalOf(call.name, request.status, call.actor?.role ?? 'system', facts);
  if (refusal?.kind === 'guard') throw new ApiError('guard_refused', { reason: refusal.reason });
}

async function move(
  tx: Transaction,
  call: TransitionCall,
  request: RequestRow,
  { changes, detail, now }: { changes: RequestChanges; detail: HistoryDetail; now: Date },
): Promise<RequestRow> {
  const to = await targetOf(tx, call.name, request);
  const moved = await tx
    .update(requests)
    .set({
      ...changes,
      status: to,
      version: request.version + 1,
      updatedAt: now,
      ...(to !== request.status && { statusSince: now }),
    })
    .where(eq(requests.id, request.id))
    .returning();
  await tx.insert(requestHistory).values({
    requestId: request.id,
    transition: call.name,
    from: request.status,
    to,
    actorId: call.actor?.userId ?? null,
    performer: (call.actor && baseRole(call.actor.role)) ?? 'system',
    reason: call.reason ?? null,
    detail: Object.keys(detail).length > 0 ? detail : null,
    at: now,
    ...(to !== request.status && endedStay(request, now)),
  });
  await recordHolder(tx, request, onlyRow(moved), now);
  await followHolder(tx, request, onlyRow(moved), now);
  const event =
    to === request.status ? ({ kind: 'updated' } as const) : ({ kind: 'moved', name: to } as const);
  await recordEvent(tx, { resource: resources.requests.name, id: request.id, at: now, ...event });
  return onlyRow(moved);
}

async function targetOf(tx: Transaction, name: TransitionName, request: RequestRow): Promise<RequestStatus> {
  const { to } = transitions[name];
  if (to === 'same') return request.status;
  return typeof to === 'string' ? to : chooseOutcome(tx, request);
}

async function readRequest(tx: Transaction, id: string): Promise<RequestRow> {
  return onlyRow(await tx.select().from(requests).where(eq(requests.id, id)));
}
