import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { assertCurrentPassword } from '#framework/server/signIn/assertCurrentPassword';
import { assertGoodPassword } from '#framework/server/signIn/assertGoodPassword';
import { lockOwnAccount } from '#framework/server/signIn/findUser';
import { hashPassword } from '#framework/server/accounts/passwords';
import { changeOwnPassword } from '#framework/server/signIn/changeOwnPassword';
import { notifyPasswordChanged } from './notifyPasswordChanged';

/** Registers the change of an admin's own password, which takes effect at once. */
export function registerPasswordChange(api: AppContext): void {
  operation(api, 'auth.updateAdminPassword', {
    summary: 'Change the own password; every other session ends',
    handler: async ({ actor, body, language }) => {
      await assertCurrentPassword(api, actor, body.currentPassword, language);
      await assertGoodPassword(body.password, actor, language);
      const passwordHash = await hashPassword(body.password);
      await api.db.transaction(async (tx) => {
        await lockOwnAccount(tx, actor);
        await changeOwnPassword(api, tx, {
          userId: actor.userId,
          passwordHash,
          keepSession: actor.sessionId,
        });
        await notifyPasswordChanged(api, tx, actor, language);
      });
      return null;
    },
  });
}
