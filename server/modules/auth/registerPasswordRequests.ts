import { and, eq } from 'drizzle-orm';
import { passwordChangeBody } from '#domain/auth/passwordChange';
import type { Language } from '#framework/base/i18n/localized';
import type { ShapeValues } from '#framework/schema/shape';
import type { AppContext } from '#framework/server/http/appContext';
import { passwordRequests } from '../../db/schema/accounts';
import type { Actor } from '#framework/server/http/actor';
import { operation } from '#framework/server/http/operation';
import { assertCurrentPassword, assertGoodPassword } from '#framework/server/signIn/assertPassword';
import { decidePasswordRequest } from './decidePasswordRequest';
import { lockOwnAccount } from '#framework/server/signIn/findUser';
import { hashPassword } from '#framework/server/accounts/passwords';
import { withdrawPasswordRequest } from './withdrawPasswordRequest';
import { notifyAdminsOfPasswordRequest } from './securityNotices';

interface Wish {
  readonly actor: Actor;
  readonly body: ShapeValues<typeof passwordChangeBody>;
  readonly language: Language;
}

/** Passwords that take effect when an admin has approved them (rules 6.2). */
export function registerPasswordRequests(api: AppContext): void {
  operation(api, 'auth.changeClientPassword', {
    summary: 'Ask for a new own password; it takes effect when an admin approves it',
    handler: (call) => ask(api, call),
  });

  operation(api, 'auth.requestSupervisorPassword', {
    summary: 'Ask for a new own password as a supervisor; it takes effect when an admin approves it',
    handler: (call) => ask(api, call),
  });

  operation(api, 'passwordRequests.own', {
    summary: 'Since when a new own password waits for an admin',
    handler: async ({ actor }) => {
      const [row] = await api.db
        .select({ askedAt: passwordRequests.createdAt })
        .from(passwordRequests)
        .where(and(eq(passwordRequests.userId, actor.userId), eq(passwordRequests.status, 'pending')));
      return { askedAt: row?.askedAt ?? null };
    },
  });

  operation(api, 'passwordRequests.decide', {
    summary: 'Approve or reject a new password; approving ends every session of the person',
    handler: async ({ actor, params, body }) => {
      await decidePasswordRequest(api, actor, params.id, body);
      return null;
    },
  });
}

async function ask(api: AppContext, { actor, body, language }: Wish): Promise<null> {
  await assertCurrentPassword(api, actor, body.currentPassword, language);
  await assertGoodPassword(body.password, actor, language);
  const passwordHash = await hashPassword(body.password);
  await api.db.transaction(async (tx) => {
    await lockOwnAccount(tx, actor);
    await withdrawPasswordRequest(tx, actor.userId, api.clock());
    const [asked] = await tx
      .insert(passwordRequests)
      .values({ userId: actor.userId, passwordHash, createdAt: api.clock() })
      .returning({ id: passwordRequests.id });
    if (asked) await notifyAdminsOfPasswordRequest(api, tx, { id: asked.id, by: actor });
  });
  return null;
}
