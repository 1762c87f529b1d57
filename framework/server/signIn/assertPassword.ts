import { containsOwnerWords, guessablePasswordMessages } from '#framework/base/formats/password';
import type { Language } from '#framework/base/i18n/localized';
import { fieldError } from '../http/apiError';
import { eq } from 'drizzle-orm';
import { errors } from '#app/errors';
import type { AppContext } from '../http/appContext';
import { users } from '../db/schema/users';
import type { Actor } from '../http/actor';
import { forgetAttempts, takeAttempt } from './attempts';
import { verifyPassword } from '../accounts/passwords';

let loading: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords of real leaks, in lower case; read when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));
}

interface Owner {
  readonly email: string;
  readonly name: string;
}

/** Refuses, at its field, a password that a guesser tries first: leaked ones and known facts of the person. */
export async function assertGoodPassword(
  password: string,
  { email, name }: Owner,
  language: Language,
): Promise<void> {
  const common = await commonPasswords();
  if (common.has(password.toLowerCase()))
    throw fieldError('password', guessablePasswordMessages.common[language]);
  if (containsOwnerWords(password, { email, names: [name] }))
    throw fieldError('password', guessablePasswordMessages.own[language]);
}

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
