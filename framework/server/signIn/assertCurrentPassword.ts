import { eq } from 'drizzle-orm';
import { errors } from '#app/errors';
import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '../http/appContext';
import { users } from '../db/schema/users';
import type { Actor } from '../http/actor';
import { fieldError } from '../http/apiError';
import { forgetAttempts, takeAttempt } from './attempts';
import { verifyPassword } from '../accounts/passwords';

/** Refuses, at its field of the form, a current password that is not the account's; guesses are counted. */
export async function assertCurrentPassword(
  api: AppContext,
  { userId }: Actor,
  typed: string,
  language: Language,
  field = 'currentPassword',
): Promise<void> {
  const attempt = { kind: 'currentPassword', subject: userId } as const;
  await takeAttempt(api, attempt);
  const [user] = await api.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!(await verifyPassword(user?.passwordHash ?? null, typed)))
    throw fieldError(field, errors.wrong_current_password[language]);
  await forgetAttempts(api, attempt);
}
