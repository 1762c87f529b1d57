import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable, Transaction } from '#framework/server/db/connect';
import { sendMail } from '../../services/mail/sendMail';
import { findUserById } from '#framework/server/signIn/findUser';

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

/** Mails somebody that two-step sign-in was switched on or off, whoever did it, and how to undo it. */
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
