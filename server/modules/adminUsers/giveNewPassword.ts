import { eq } from 'drizzle-orm';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { newOneTimePassword } from '#framework/server/resources/accountWrites';
import { recordAudit } from '#framework/server/resources/audit';
import { compile } from '#framework/server/resources/compile';
import { tableNamed } from '#framework/server/db/schema/tables';
import { hashPassword } from '#framework/server/accounts/passwords';
import { sendMail } from '../../services/mail/sendMail';
import { lockUser } from '#framework/server/signIn/findUser';
import { setPassword } from '#framework/server/signIn/setPassword';
import { accountOf } from './accountOf';

/**
 * Gives somebody a one-time password, by mail and to the admin who asked; what the old one opened
 * ends. The audit trail says that it happened, never what the password was.
 */
export async function giveNewPassword(api: AppContext, actor: Actor, userId: string): Promise<string> {
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  return api.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const { user, resource } = await accountOf(tx, userId);
    // The address is another account's: its owner would be sent the password of somebody else.
    if (user.emailTaken) throw new ApiError('invited_address_taken');
    await setPassword(api, tx, { userId, passwordHash, mustChange: true });
    const [row] = resource
      ? await tx
          .select({ version: compile(resource).column('version') })
          .from(tableNamed(resource.name))
          .where(eq(compile(resource).id, user.id))
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
