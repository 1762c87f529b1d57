import type { Transaction } from '#framework/server/db/connect';
import type { AppContext } from '#framework/server/http/appContext';
import { findUserById } from '#framework/server/signIn/findUser';
import { sendMail } from '../../services/mail/sendMail';

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
