import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { errors } from 'sijil/schema/application';
import { count, eq } from 'drizzle-orm';
import { demandsSecondFactor } from '../db/accounts';
import type { FastifyRequest } from 'fastify';
import type { Language } from 'sijil/base/i18n/localized';
import type { Queryable, Transaction } from '../db/connect';
import { recoveryCodes, secondFactors, users } from '../db/schema/users';
import type { Actor, AppContext } from '../http/appContext';
import { ApiError, fieldError } from '../http/apiError';
import { operation } from '../http/operation';
import { accountsAudited, recordAudit } from '../resources/audit';
import { assertCurrentPassword, endSessions } from './password';
import { type Attempt, forgetAttempts, takeAttempt } from './attempts';
import { lockOwnAccount, lockUser } from './findUser';
import { newTotpSecret, renewRecoveryCodes, takeCode, takeTotpCode, totpAddress } from './takeCode';

/** Registers two-step sign-in: a password, and a code of an authenticator app. */
export function registerSecondFactor(api: AppContext): void {
  registerSetUp(api);
  registerRecoveryCodes(api);
  registerRemoval(api);
}

function registerSetUp(api: AppContext): void {
  operation(api, 'secondFactor.get', {
    summary: 'Whether one signs in in two steps, since when, and how many recovery codes are left',
    handler: async ({ actor: { userId } }) => {
      const [factor] = await api.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
      const [codes] = await api.db
        .select({ left: count() })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId));
      const demanded = await isDemanded(api.db, userId);
      return { since: factor?.confirmedAt ?? null, recoveryCodes: codes?.left ?? 0, demanded };
    },
  });

  operation(api, 'secondFactor.begin', {
    summary:
      'Begin with two-step sign-in: a new key for an authenticator app, which its first code puts to use',
    handler: async ({ actor, body, language }) => {
      await assertCurrentPassword(api, actor, body.currentPassword, language);
      const secret = newTotpSecret();
      await api.db.transaction(async (tx) => {
        const user = await lockOwnAccount(tx, actor);
        if (user.twoSteps) throw new ApiError('second_factor_on');
        const values = { secret, createdAt: api.clock(), lastStep: 0 };
        await tx
          .insert(secondFactors)
          .values({ userId: actor.userId, ...values })
          .onConflictDoUpdate({ target: secondFactors.userId, set: values });
      });
      return { secret, address: totpAddress(secret, actor.email) };
    },
  });

  operation(api, 'secondFactor.confirm', {
    summary:
      'Put two-step sign-in to use by the first code of the authenticator app; every other session ends. Answers the recovery codes, this once',
    handler: async ({ actor, body, language, request }) => {
      const attempt = await takeGuess(api, actor);
      const codes = await api.db.transaction(async (tx) => {
        const user = await lockOwnAccount(tx, actor);
        if (user.twoSteps) throw new ApiError('second_factor_on');
        if (!(await takeTotpCode(tx, actor.userId, body.code, api.clock()))) throw wrongCode(language);
        await tx
          .update(secondFactors)
          .set({ confirmedAt: api.clock() })
          .where(eq(secondFactors.userId, actor.userId));
        await endSessions(tx, actor.userId, actor.sessionId);
        await setTwoSteps(api, tx, { actor, request }, actor.userId, { from: false, to: true });
        return renewRecoveryCodes(tx, actor.userId);
      });
      await forgetAttempts(api, attempt);
      return { codes };
    },
  });
}

function registerRecoveryCodes(api: AppContext): void {
  operation(api, 'secondFactor.renewCodes', {
    summary: 'Ten new recovery codes in place of those that are left, answered this once',
    handler: async ({ actor, body, language, request }) => {
      const attempt = await takeGuess(api, actor);
      const codes = await api.db.transaction(async (tx) => {
        await assertCode(api, tx, actor, body.code, language);
        await setTwoSteps(api, tx, { actor, request }, actor.userId, { from: true, to: true });
        return renewRecoveryCodes(tx, actor.userId);
      });
      await forgetAttempts(api, attempt);
      return { codes };
    },
  });
}

function registerRemoval(api: AppContext): void {
  operation(api, 'secondFactor.remove', {
    summary: 'Sign in with the password alone again',
    handler: async ({ actor, body, language, request }) => {
      await assertCurrentPassword(api, actor, body.currentPassword, language);
      const attempt = await takeGuess(api, actor);
      await api.db.transaction(async (tx) => {
        await assertCode(api, tx, actor, body.code, language);
        if (await isDemanded(tx, actor.userId)) throw new ApiError('second_factor_required');
        await tx.delete(secondFactors).where(eq(secondFactors.userId, actor.userId));
        await setTwoSteps(api, tx, { actor, request }, actor.userId, { from: true, to: false });
      });
      await forgetAttempts(api, attempt);
      return null;
    },
  });

  operation(api, 'secondFactor.reset', {
    summary:
      'Let somebody who has lost their authenticator app and recovery codes sign in with the password alone',
    handler: async ({ actor, params: { id }, request }) => {
      if (!hasPrivilege(actor.role, 'secondFactor.reset')) throw new ApiError('forbidden');
      await api.db.transaction(async (tx) => {
        const user = await lockUser(tx, id);
        if (!user) throw new ApiError('not_found');
        if (!user.twoSteps) throw new ApiError('second_factor_off');
        await tx.delete(secondFactors).where(eq(secondFactors.userId, id));
        await endSessions(tx, id);
        await setTwoSteps(api, tx, { actor, request }, id, { from: true, to: false });
      });
      return null;
    },
  });
}

async function isDemanded(db: Queryable, userId: string): Promise<boolean> {
  const [user] = await db.select({ demanded: demandsSecondFactor() }).from(users).where(eq(users.id, userId));
  return user?.demanded === true;
}

/** Counts a guess of a code, or refuses it with the seconds to wait. */
async function takeGuess(api: AppContext, { userId }: Actor): Promise<Attempt> {
  const attempt = { kind: 'secondFactor', subject: userId } as const;
  await takeAttempt(api, attempt);
  return attempt;
}

async function assertCode(
  api: AppContext,
  tx: Transaction,
  actor: Actor,
  code: string,
  language: Language,
): Promise<void> {
  const user = await lockOwnAccount(tx, actor);
  if (!user.twoSteps) throw new ApiError('second_factor_off');
  if (!(await takeCode(tx, actor.userId, code, api.clock()))) throw wrongCode(language);
}

const wrongCode = (language: Language) => fieldError('code', errors().wrong_code[language]);

/** A switch of two-step sign-in: by whom, and from where. */
interface Switch {
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/** Stores whether a person uses two-step sign-in, with an audit entry and a notification; renewing codes changes nothing else. */
async function setTwoSteps(
  api: AppContext,
  tx: Transaction,
  { actor, request }: Switch,
  userId: string,
  secondFactor: { readonly from: boolean; readonly to: boolean },
): Promise<void> {
  await tx.update(users).set({ twoSteps: secondFactor.to }).where(eq(users.id, userId));
  await recordAudit(tx, {
    resource: accountsAudited,
    id: userId,
    action: 'update',
    actor,
    at: api.clock(),
    version: 1,
    changes: { secondFactor },
  });
  if (secondFactor.from !== secondFactor.to)
    await api.handlers.notices.secondFactor(api, tx, { userId, on: secondFactor.to, actor, request });
}
