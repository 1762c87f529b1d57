import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable, Transaction } from '#framework/server/db/connect';
import type { users } from '#framework/server/db/schema/users';
import { findGeneralAdmins } from '../notifications/notify';
import { sendAccountNotice } from '../notifications/notifyPeople';
import type { Language } from '#framework/base/i18n/localized';
import { sendMail } from '../../services/mail/sendMail';
import { findUserById } from '#framework/server/signIn/findUser';

type Person = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'language'>;

/** Notifies the general admins of requests for a new password; the password itself is sent to nobody. */
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

/** Notifies the owner of a password that somebody else changed, and how to undo it. */
export function notifyPasswordChanged(
  api: AppContext,
  tx: Queryable,
  { name, email }: { readonly name: string; readonly email: string },
  language: Language,
): Promise<void> {
  return sendMail(api, tx, email, 'passwordChanged', language, {
    name,
    link: `${api.config.publicUrl}/forgot-password`,
  });
}

interface Change {
  readonly userId: string;
  readonly on: boolean;
}

/** Emails a person that two-step sign-in was switched on or off, whoever did it, and how to undo it. */
export async function notifyOfSecondFactor(
  api: AppContext,
  tx: Transaction,
  { userId, on }: Change,
): Promise<void> {
  const person = await findUserById(tx, userId);
  if (!person) return;
  const { name, email, language } = person;
  const link = `${api.config.publicUrl}/forgot-password`;
  await sendMail(api, tx, email, on ? 'secondFactorOn' : 'secondFactorOff', language, { name, link });
}
