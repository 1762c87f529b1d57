import { eq } from 'drizzle-orm';
import { resources } from '#resources';
import type { AppContext } from '../../http/appContext';
import { sessions, users } from '../../db/schema/users';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { newOneTimePassword } from '../../resources/accountWrites';
import { recordAudit } from '../../resources/audit';
import { columnOf } from '../../resources/columnOf';
import { tableNamed } from '../../db/schema/tables';
import { hashPassword } from '../../services/passwords';
import { sendMail } from '../../services/mail/sendMail';
import type { accountOf } from './accountOf';

type Account = Awaited<ReturnType<typeof accountOf>>;

/**
 * Gives somebody a one-time password, by mail and to the admin who asked; whoever knew the old one is signed out
 * everywhere. The audit trail says that it happened, never what the password was.
 */
export function giveNewPassword(api: AppContext, actor: Actor, { user, resource }: Account): Promise<string> {
  // The address is another account's: its owner would be sent the password of somebody else.
  if (user.emailTaken) throw new ApiError('invited_address_taken');
  const password = newOneTimePassword();
  return api.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash: await hashPassword(password), mustChangePassword: true })
      .where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    const [row] = resource
      ? await tx
          .select({ version: columnOf(resource, 'version') })
          .from(tableNamed(resource.name))
          .where(eq(columnOf(resource, 'id'), user.id))
      : [];
    await recordAudit(tx, {
      resource: resource ?? resources.users,
      id: user.id,
      action: 'update',
      actor,
      at: api.clock(),
      version: Number(row?.version ?? 1),
      changes: { password: { from: null, to: null } },
    });
    await sendMail(api, tx, user.email, 'newPassword', user.language, {
      name: user.name,
      password,
      link: `${api.config.publicUrl}/sign-in`,
    });
    return password;
  });
}
