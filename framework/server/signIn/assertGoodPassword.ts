import { guessablePasswordMessages, containsOwnerWords } from '#framework/base/formats/password';
import type { Language } from '#framework/base/i18n/localized';
import { fieldError } from '../http/apiError';

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
