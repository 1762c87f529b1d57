import { recipientColumns } from '../../notifications/notify';
import { userName } from 'sijil/server/db/names';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Language, Name } from 'sijil/base/i18n/localized';
import type { assignCorrectionsBody } from '#domain/requests/correctionBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { correctiveItems, requests } from '../../../db/schema/requests';
import { users } from '../../../db/schema/users';
import { branchAssignments } from '../../../db/schema/accounts';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import type { RequestRow } from '../../../workflow/effect';
import { readNoticeData, sendNotices } from '../../notifications/sendNotices';
import { findRequest } from '../../requests/findRequest';
import { inspectionTexts } from '../inspectionTexts';
import { refusalOf } from '#domain/workflow/availableActions';
import { guards } from '#domain/workflow/guards';
import { loadFacts } from '../../../workflow/loadFacts';

interface Assignment {
  readonly requestId: string;
  readonly given: ShapeValues<typeof assignCorrectionsBody>;
  readonly language: Language;
}

/** Active managers of the visited branch; none for a fleet. */
export function branchManagersOf(
  db: Queryable,
  { branchId }: RequestRow,
): Promise<{ id: string; name: Name }[]> {
  if (branchId === null) return Promise.resolve([]);
  return db
    .select({ id: users.id, name: userName })
    .from(branchAssignments)
    .innerJoin(users, eq(users.id, branchAssignments.userId))
    .where(and(eq(branchAssignments.branchId, branchId), eq(users.active, true), isNull(users.deletedAt)))
    .orderBy(asc(users.name), asc(users.id));
}

/**
 * Assigns items to a manager of the branch, who is notified once, or removes the assignment. It only states who is expected
 * to answer: everybody of the company still may.
 * @throws ApiError not_found; validation_failed for somebody who does not manage the branch, and for an unknown item;
 * guard_refused once the list cannot be answered.
 */
export async function assignCorrections(
  api: AppContext,
  actor: Actor,
  { requestId, given: { items, managerId = null }, language }: Assignment,
): Promise<void> {
  const visible = await findRequest(api.db, actor, requestId);
  await api.db.transaction(async (tx) => {
    const { request, rows } = await lockOpenList(tx, actor, visible.id, api.clock());
    const managers = await branchManagersOf(tx, request);
    if (managerId !== null && !managers.some(({ id }) => id === managerId))
      throw fieldError('managerId', inspectionTexts.notManagerHere[language]);
    const itemIds = [...new Set(items.map(({ itemId }) => itemId))];
    const chosen = rows.filter(({ id }) => itemIds.includes(id));
    if (chosen.length < itemIds.length) throw new ApiError('not_found');
    await tx
      .update(correctiveItems)
      .set({ assignedToId: managerId })
      .where(inArray(correctiveItems.id, itemIds));
    if (managerId === null || chosen.every(({ assignedToId }) => assignedToId === managerId)) return;
    const people = await tx
      .select(recipientColumns)
      .from(users)
      .where(inArray(users.id, [managerId, actor.userId]));
    const manager = people.filter(({ id }) => id === managerId);
    const owner = people.find(({ id }) => id === actor.userId)?.name ?? '';
    const data = await readNoticeData(tx, request, 'client', owner);
    await sendNotices(api, tx, { kind: 'correctionsAssigned', requestId: request.id, data }, manager);
  });
}

/**
 * Locks the items of a list that this person may still answer until the transaction ends.
 * @throws ApiError not_found; guard_refused once the list cannot be answered
 */
export async function lockOpenList(
  tx: Transaction,
  actor: Actor,
  requestId: string,
  now: Date,
): Promise<{ request: RequestRow; rows: (typeof correctiveItems.$inferSelect)[] }> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('share');
  if (!request) throw new ApiError('not_found');
  const facts = await loadFacts(tx, request, actor, now);
  const refusal = refusalOf('submitCorrectiveActions', request.status, actor.role, facts);
  // An incomplete list is allowed for drafts.
  if (refusal && !(refusal.kind === 'guard' && refusal.guard === 'everyCorrectionAnswered'))
    throw new ApiError('guard_refused', { reason: guards.correctionsWindowOpen.reason });
  const rows = await tx
    .select()
    .from(correctiveItems)
    .where(eq(correctiveItems.requestId, request.id))
    .for('update');
  return { request, rows };
}
