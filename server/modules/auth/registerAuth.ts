import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { registerPasswordReset, registerVerification } from './registerMailedLinks';
import { registerSignUp } from './registerSignUp';
import { operation } from 'sijil/server/http/operation';
import {
  assertCurrentPassword,
  assertGoodPassword,
  changeOwnPassword,
  setPassword,
} from 'sijil/server/signIn/password';
import { lockOwnAccount, lockUser } from 'sijil/server/signIn/findUser';
import { hashPassword } from 'sijil/server/http/secrets';
import {
  notifyAdminsOfPasswordRequest,
  notifyPasswordChanged,
  notifyRequesterOfDecision,
} from './securityNotices';
import { and, eq } from 'drizzle-orm';
import { passwordChangeBody, type passwordDecisionBody } from '#domain/auth/passwordChange';
import type { Language } from 'sijil/base/i18n/localized';
import type { ShapeValues } from 'sijil/schema/shape';
import { passwordRequests } from '../../db/schema/accounts';
import { withdrawPasswordRequest } from './withdrawPasswordRequest';
import { resources } from '#resources';
import { ApiError } from 'sijil/server/http/apiError';
import { recordAudit } from 'sijil/server/resources/audit';
import { endWork } from '../../services/notifications/endWork';

/** Registers the portal's additions to sign-in: registration, verification of addresses, lost and changed passwords. */
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
    handler: async ({ actor, body, language, request }) => {
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
        await notifyPasswordChanged(api, tx, actor, { language, request });
      });
      return null;
    },
  });
}

/** Decides once; an approved password takes effect immediately and signs the account out everywhere. */
async function decidePasswordRequest(
  api: AppContext,
  actor: Actor,
  id: string,
  { decision, reason = null }: ShapeValues<typeof passwordDecisionBody>,
): Promise<void> {
  await api.db.transaction(async (tx) => {
    const isAsked = eq(passwordRequests.id, id);
    const [passwordRequest] = await tx
      .select({ userId: passwordRequests.userId })
      .from(passwordRequests)
      .where(isAsked);
    const person = passwordRequest && (await lockUser(tx, passwordRequest.userId));
    const [request] = await tx.select().from(passwordRequests).where(isAsked).for('update');
    if (!request || !person) throw new ApiError('not_found');
    if (request.status !== 'pending' || request.passwordHash === null)
      throw new ApiError('password_request_decided');
    await tx
      .update(passwordRequests)
      .set({ status: decision, reason, passwordHash: null, decidedAt: api.clock(), decidedBy: actor.userId })
      .where(eq(passwordRequests.id, id));
    if (decision === 'approved')
      await setPassword(api, tx, { userId: person.id, passwordHash: request.passwordHash });
    await recordAudit(tx, {
      resource: resources.passwordRequests,
      id,
      action: 'update',
      actor,
      at: api.clock(),
      version: 2,
      changes: { status: { from: 'pending', to: decision } },
    });
    await endWork(tx, id, api.clock());
    await notifyRequesterOfDecision(api, tx, person, { decision, reason });
  });
}

interface Wish {
  readonly actor: Actor;
  readonly body: ShapeValues<typeof passwordChangeBody>;
  readonly language: Language;
}

/** Passwords that take effect once an admin approves them (rules 6.2). */
function registerPasswordRequests(api: AppContext): void {
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
    if (asked) await notifyAdminsOfPasswordRequest(api, tx, { id: asked.id, userId: actor.userId });
  });
  return null;
}
