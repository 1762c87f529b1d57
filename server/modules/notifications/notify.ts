import type { NoticeAudience, NoticeKind } from '#domain/notifications/requestNotices';
import type { Api } from '../../api';
import type { Transaction } from '../../db/connect';
import type { Actor } from '../../http/actor';
import type { Effect, EffectContext } from '../../workflow/effect';
import type { RequestRow } from '../../workflow/requestRow';
import { findRecipients } from './findRecipients';
import { readNoticeData } from './readNoticeData';
import { sendNotices } from './sendNotices';

export const notifyClient = tell('client');
export const notifyOperations = tell('operations');
export const notifyFinance = tell('finance');
export const notifySupervisor = tell('supervisor');
export const notifyInspector = tell('inspector');

/** Tells an audience about the step that is being taken. */
function tell(audience: NoticeAudience): Effect {
  return ({ api, tx, request, actor, reason, ...context }) =>
    tellAbout(api, tx, request, kindOf(request, context), audience, { actor, reason });
}

/** Good and bad results are told apart: one asks for a review, the other for corrections. */
function kindOf(request: RequestRow, { transition }: Pick<EffectContext, 'transition'>): NoticeKind {
  return transition === 'sendResults' && request.status === 'corrections_needed'
    ? 'sendResultsWithCorrections'
    : transition;
}

/**
 * Tells everybody of an audience, but not whoever did it, in the portal and by mail; all of it in the caller's
 * transaction, so that nobody hears of what did not happen.
 */
export async function tellAbout(
  api: Api,
  tx: Transaction,
  request: RequestRow,
  kind: NoticeKind,
  audience: NoticeAudience,
  { actor, reason = null }: { readonly actor: Actor | null; readonly reason?: string | null },
): Promise<void> {
  const everybody = await findRecipients(tx, request, audience);
  const recipients = everybody.filter(({ id }) => id !== actor?.userId);
  if (recipients.length === 0) return;
  const data = await readNoticeData(tx, request, audience, reason);
  await sendNotices(api, tx, { kind, requestId: request.id, data }, recipients);
}
