import type { AppContext } from '#framework/server/http/appContext';
import { registerPasswordRequests } from './registerPasswordRequests';
import { registerPasswordReset } from './registerPasswordReset';
import { registerSignUp } from './registerSignUp';
import { registerVerification } from './registerVerification';
import { operation } from '#framework/server/http/operation';
import { assertCurrentPassword, assertGoodPassword } from '#framework/server/signIn/assertPassword';
import { lockOwnAccount } from '#framework/server/signIn/findUser';
import { hashPassword } from '#framework/server/accounts/passwords';
import { changeOwnPassword } from '#framework/server/signIn/setPassword';
import { notifyPasswordChanged } from './securityNotices';

/** Registers what the portal adds to signing in: registration, verified addresses, lost and changed passwords. */
export function registerAuth(api: AppContext): void {
  registerSignUp(api);
  registerVerification(api);
  registerPasswordReset(api);
  registerPasswordChange(api);
  registerPasswordRequests(api);
}

/** Registers the change of an admin's own password, which takes effect at once. */
function registerPasswordChange(api: AppContext): void {
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
