import { containsOwnerWords, guessablePasswordMessages } from 'sijil/base/formats/password';
import type { Language } from 'sijil/base/i18n/localized';
import { fieldError } from '../http/apiError';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Actor, AppContext } from '../http/appContext';
import { oneTimeTokens, sessions, users } from '../db/schema/users';
import { forgetAttempts, takeAttempt } from './attempts';
import { verifyPassword } from '../http/secrets';
import type { Queryable, Transaction } from '../db/connect';
import { resourceNamed, errors } from 'sijil/schema/application';
import { tableNamed } from '../db/schema/tables';
import { apiTokenColumn } from '../http/sessions';
import { accountsAudited, recordAudit } from '../resources/audit';

let loading: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords of real leaks, in lower case; loaded when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));
}

interface Owner {
  readonly email: string;
  readonly name: string;
}

/** Refuses, at its field, a password that a guesser tries first: leaked ones and those with known facts of the person. */
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
    throw fieldError(field, errors().wrong_current_password[language]);
  await forgetAttempts(api, attempt);
}

/** Revokes the API tokens of a person whose password was changed. */
async function revokeTokens(tx: Queryable, userId: string, at: Date): Promise<void> {
  const resource = resourceNamed('apiTokens');
  if (!resource) return;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isNotNull(sessions.apiTokenId)));
  const revoked = await tx
    .update(tableNamed(resource.name))
    .set({ deletedAt: at, updatedAt: at, version: sql`${apiTokenColumn('version')} + 1` })
    .where(and(eq(apiTokenColumn('userId'), userId), isNull(apiTokenColumn('deletedAt'))))
    .returning({ id: apiTokenColumn('id'), version: apiTokenColumn('version') });
  for (const { id, version } of revoked)
    await recordAudit(tx, {
      resource,
      id: String(id),
      action: 'delete',
      actor: { userId },
      at,
      version: Number(version),
      changes: {},
    });
}

interface Change {
  readonly userId: string;
  readonly passwordHash: string;
  /** Session that continues, if users changed the password themselves; all others end. */
  readonly keepSession?: string;
  /** True for a password that another person has chosen. */
  readonly mustChange?: boolean;
}

/**
 * Sets a password and ends all access by the old one: sessions, API tokens, links in a mailbox, and what the application
 * holds of it.
 */
export async function setPassword(
  { clock, handlers }: Pick<AppContext, 'clock' | 'handlers'>,
  tx: Queryable,
  { userId, passwordHash, keepSession, mustChange = false }: Change,
): Promise<void> {
  await tx.update(users).set({ passwordHash, mustChangePassword: mustChange }).where(eq(users.id, userId));
  await endSessions(tx, userId, keepSession);
  await revokeTokens(tx, userId, clock());
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, 'reset_password')));
  await handlers.afterPasswordChange(tx, userId, clock());
}

/** Ends all sessions of a person, or all but one; those in which they see as others end too, their API tokens do not. */
export async function endSessions(tx: Queryable, userId: string, except?: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(
        or(eq(sessions.userId, userId), eq(sessions.seenBy, userId)),
        isNull(sessions.apiTokenId),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}

/** Sets a password that its owner chose, with an audit entry. */
export async function changeOwnPassword(
  api: Pick<AppContext, 'clock' | 'handlers'>,
  tx: Transaction,
  change: Parameters<typeof setPassword>[2],
): Promise<void> {
  await setPassword(api, tx, change);
  await recordAudit(tx, {
    resource: accountsAudited,
    id: change.userId,
    action: 'update',
    actor: change,
    at: api.clock(),
    version: 1,
    changes: {
      password: {
        from: null,
        to: null,
      },
    },
  });
}
