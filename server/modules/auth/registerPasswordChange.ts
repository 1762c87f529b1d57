import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { assertCurrentPassword } from './assertCurrentPassword';
import { assertGoodPassword } from './assertGoodPassword';
import { lockOwnAccount } from './findUser';
import { hashPassword } from '#framework/server/accounts/passwords';
import { changeOwnPassword } from './changeOwnPassword';
import { notifyPasswordChanged } from './notifyPasswordChanged';

/** Passwords that take effect at once: one's own first one, and an admin's. */
export function registerPasswordChange(api: AppContext): void {
  operation(api, 'auth.changeFirstPassword', {
    summary: 'Replace the one-time password that an admin gave',
    handler: async ({ actor, body, language }) => {
      if (!actor.mustChangePassword) throw new ApiError('forbidden');
      await assertGoodPassword(body.password, actor, language);
      const passwordHash = await hashPassword(body.password);
      await api.db.transaction(async (tx) => {
        await lockOwnAccount(tx, actor);
        await changeOwnPassword(api, tx, {
          userId: actor.userId,
          passwordHash,
          keepSession: actor.sessionId,
        });
      });
      return null;
    },
  });

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
