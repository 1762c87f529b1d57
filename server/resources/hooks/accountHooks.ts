import { eq } from 'drizzle-orm';
import { sessions, users } from '../../db/schema/users';
import { sendMail } from '../../modules/mail/sendMail';
import type { ResourceHooks } from './resourceHooks';

/** An account that an admin makes gets a one-time password by mail; a deleted one can no longer sign in. */
export const accountHooks: ResourceHooks = {
  async afterCreate({ api, tx, values }) {
    const password = String(values['oneTimePassword']);
    await sendMail(api, tx, String(values['email']), 'oneTimePassword', 'ar', {
      name: String(values['name']),
      password,
      link: `${api.config.publicUrl}/sign-in`,
    });
    return { $oneTimePassword: password };
  },
  async afterDelete({ api, tx, id }) {
    await tx.update(users).set({ deletedAt: api.clock(), active: false }).where(eq(users.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
  },
};
