import { and, asc, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { asksForMove } from '#domain/notifications/asksForMove';
import type { NoticeAudience, NoticeKind } from '#domain/notifications/requestNotices';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { correctiveItems } from '../../db/schema/requests';
import type { Actor } from 'sijil/schema/access';
import type { Effect, EffectContext, RequestRow } from '../../workflow/effect';
import { moneyOfNotice } from './moneyOfNotice';
import type { NoticeToSend } from './notifyPeople';
import { readNoticeData, sendNotices } from './sendNotices';
import { holdsPrivilege } from 'sijil/server/db/actingRole';
import type { Language } from 'sijil/base/i18n/localized';
import { users } from '../../db/schema/users';
import { branchAssignments } from '../../db/schema/accounts';

const isPerson = (id: string | null) => (id === null ? sql`false` : eq(users.id, id));

export const notifyClient = notify('client');

export const notifyOperations = notify('operations');

export const notifyFinance = notify('finance');

export const notifySupervisor = notify('supervisor');

export const notifyInspector = notify('inspector');

/** Effect that notifies an audience of the current step. */
function notify(audience: NoticeAudience): Effect {
  return async ({ api, tx, request, actor, reason, transition }) => {
    const kind = await kindOf(tx, request, transition, audience);
    await notifyAbout(api, tx, request, kind, audience, { actor, reason });
  };
}

/**
 * Kind of notice for a step. It varies for results with and without corrections, for corrections accepted fully, in part or
 * not at all, and for the cancelled visit of a package.
 */
async function kindOf(
  tx: Transaction,
  request: RequestRow,
  transition: EffectContext['transition'],
  audience: NoticeAudience,
): Promise<NoticeKind> {
  if (transition === 'sendResults' && request.status === 'corrections_needed')
    return 'sendResultsWithCorrections';
  if (transition === 'cancel' && request.kind === 'redeemed' && audience === 'client')
    return 'cancelRedeemed';
  if (transition !== 'approveCorrectiveActions') return transition;
  const items = await tx
    .select({ verdict: correctiveItems.verdict })
    .from(correctiveItems)
    .where(eq(correctiveItems.requestId, request.id));
  if (items.every(({ verdict }) => verdict === 'accepted')) return transition;
  return items.some(({ verdict }) => verdict === 'accepted')
    ? 'approveCorrectiveActionsPartly'
    : 'approveCorrectiveActionsNone';
}

interface NoticeOptions {
  readonly actor: Actor | null;
  readonly reason?: string | null;
  /** Deadline in the notice, if it is not that of the corrections. */
  readonly deadline?: Date;
  /** Amount in halalas, where it does not follow from the request. */
  readonly amount?: number;
  /** Channels beyond which it is not sent. */
  readonly channels?: NoticeToSend['channels'];
}

/**
 * Notifies an entire audience except the actor, in the portal and by email; all in the caller's transaction, so that a step
 * that is rolled back notifies nobody.
 */
export async function notifyAbout(
  api: AppContext,
  tx: Transaction,
  request: RequestRow,
  kind: NoticeKind,
  audience: NoticeAudience,
  { actor, reason = null, deadline, amount, channels }: NoticeOptions,
): Promise<void> {
  const everybody = await findRecipients(tx, request, audience);
  const recipients = everybody.filter(({ id }) => id !== actor?.userId);
  if (recipients.length === 0) return;
  const known = await readNoticeData(tx, request, audience, reason);
  const data = {
    ...known,
    ...(await moneyOfNotice(tx, request.id, kind, api.clock())),
    ...(deadline && { deadline: deadline.toISOString() }),
    ...(amount !== undefined && { amount }),
  };
  const asks = asksForMove(kind, audience, request.status);
  await sendNotices(api, tx, { kind, requestId: request.id, data, asks, channels }, recipients);
}

/**
 * Notifies the previous supervisor or inspector of a request that has another one now, or none. They may no longer open it, so the notice links to
 * their list instead of a page that would refuse them.
 */
export const announceReplacement: Effect = async ({ api, tx, request, before, reason }) => {
  const former = [
    ['supervisor', before.supervisorId, request.supervisorId],
    ['inspector', before.inspectorId, request.inspectorId],
  ] as const;
  for (const [audience, was, is] of former) {
    if (was === null || was === is) continue;
    const kind: NoticeKind = `${audience}${is === null ? 'Removed' : 'Replaced'}`;
    const recipients = await findRecipients(tx, before, audience);
    const data = await readNoticeData(tx, before, audience, reason);
    await sendNotices(api, tx, { kind, requestId: request.id, data }, recipients);
  }
};

export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly email: string;
  readonly language: Language;
}

/** Columns of `Recipient`. */
export const recipientColumns = {
  id: users.id,
  name: users.name,
  nameEn: users.nameEn,
  email: users.email,
  language: users.language,
};

/** Active people of a request's audience. */
export function findRecipients(
  tx: Queryable,
  request: RequestRow,
  audience: NoticeAudience,
): Promise<Recipient[]> {
  return tx
    .select(recipientColumns)
    .from(users)
    .where(
      and(
        eq(users.active, true),
        isNull(users.deletedAt),
        eq(users.emailTaken, false),
        belongsTo(tx, request, audience),
      ),
    )
    .orderBy(asc(users.id));
}

function belongsTo(tx: Queryable, request: RequestRow, audience: NoticeAudience): SQL | undefined {
  switch (audience) {
    case 'client':
      return or(eq(users.id, request.clientId), managesBranch(tx, request.branchId));
    case 'operations':
      return holdsPrivilege('requests.operate');
    case 'finance':
      return holdsPrivilege('payments.decide');
    case 'supervisor':
      return isPerson(request.supervisorId);
    case 'inspector':
      return isPerson(request.inspectorId);
  }
}

function managesBranch(tx: Queryable, branchId: string | null): SQL | undefined {
  if (branchId === null) return undefined;
  return exists(
    tx
      .select({ one: sql`1` })
      .from(branchAssignments)
      .where(and(eq(branchAssignments.userId, users.id), eq(branchAssignments.branchId, branchId))),
  );
}

/** General admins, who decide on accounts and people. */
export function findGeneralAdmins(tx: Queryable) {
  return tx
    .select(recipientColumns)
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true), isNull(users.deletedAt)));
}
