import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import type { users } from '#framework/server/db/schema/users';
import { findGeneralAdmins } from '../notifications/findGeneralAdmins';
import { sendAccountNotice } from '../notifications/sendAccountNotice';

type Person = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'language'>;

/** General admins are notified of requests for a new password; the password itself is sent to nobody. */
export async function notifyAdminsOfPasswordRequest(
  api: AppContext,
  tx: Transaction,
  asked: { readonly id: string; readonly by: { readonly userId: string; readonly name: string } },
): Promise<void> {
  await sendAccountNotice(api, tx, await findGeneralAdmins(tx), {
    kind: 'passwordRequested',
    data: { person: asked.by.name, personId: asked.by.userId, reason: null },
    waitsFor: asked.id,
    link: `/passwordRequests/${asked.id}`,
  });
}

export async function notifyRequesterOfDecision(
  api: AppContext,
  tx: Transaction,
  person: Person,
  { decision, reason }: { readonly decision: 'approved' | 'rejected'; readonly reason: string | null },
): Promise<void> {
  await sendAccountNotice(api, tx, [person], {
    kind: decision === 'approved' ? 'passwordApproved' : 'passwordRejected',
    data: { person: person.name, personId: person.id, reason },
    link: '/sign-in',
  });
}
