import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SignInProviderSettings } from '../config/serverConfig';
import type { Transaction } from '../db/connect';
import { actingRole } from '../db/actingRole';
import { followLatestDesign } from '../db/followDesign';
import { linkedIdentities, users } from '../db/schema/users';
import { ApiError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { operation } from '../http/operation';
import { accountsAudited, recordAudit } from '../resources/audit';
import { answerLogin, noSession } from './answerLogin';
import { findUserByEmail, lockOwnAccount, lockUser, mayEnter, openLogin } from './findUser';
import { openSignInProvider, type ProvenIdentity, signInSecrets } from './signInProvider';

/** Registers signing in at an OpenID Connect provider, and the link of an account with an identity there. */
export function registerProviderSignIn(api: AppContext): void {
  const settings = api.config.signInProvider;
  registerAtProvider(api, settings);
  registerLinkedIdentity(api, settings);
}

function registerAtProvider(api: AppContext, settings: SignInProviderSettings | undefined): void {
  const provider = settings && openSignInProvider(settings, `${api.config.publicUrl}/sign-in`, api.app.log);

  operation(api, 'auth.beginAtProvider', {
    summary: 'Begin to sign in at the provider: the address of its page, for the browser that asked',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ reply }) => {
      if (!provider) throw new ApiError('not_found');
      const { url, secrets } = await provider.begin();
      const expires = api.clock().getTime() + minutes * 60_000;
      setCookie(api, reply, seal(api, { ...secrets, expires }), minutes * 60);
      return { url };
    },
  });

  operation(api, 'auth.finishAtProvider', {
    summary: 'Sign in with the query of the address to which the provider has sent the browser back',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, request, reply }) => {
      if (!provider || !settings) throw new ApiError('not_found');
      const secrets = secretsOf(api, request);
      setCookie(api, reply, '', 0);
      if (!secrets) throw new ApiError('provider_refused');
      const identity = await provider.finish(body.answer, secrets);
      // Another process may just have changed the role of this person.
      await followLatestDesign(api.db);
      const { user, linkedIdentityId } = await api.db.transaction((tx) =>
        accountOf(api, tx, settings, identity),
      );
      if (!(await mayEnter(api.db, user))) throw new ApiError('account_inactive');
      if (!user.emailVerifiedAt) return { ...noSession, need_email_verification: true, email: user.email };
      const token = await openLogin(api, api.db, { ...user, linkedIdentityId }, request);
      if (token === null) throw new ApiError('provider_refused');
      return answerLogin(api, { user, token, request, throughProvider: true });
    },
  });
}

type User = typeof users.$inferSelect;

interface LinkedAccount {
  readonly user: User;
  readonly linkedIdentityId: string;
}

/**
 * Returns the account of an identity: the linked one, or, the first time, the one with the address that the provider has
 * verified, which is linked from then on.
 * @throws ApiError provider_unknown_person
 */
async function accountOf(
  api: AppContext,
  tx: Transaction,
  { issuer, name }: SignInProviderSettings,
  { subject, email }: ProvenIdentity,
): Promise<LinkedAccount> {
  const [linked] = await tx
    .select({ user: users, linkedIdentityId: linkedIdentities.id })
    .from(linkedIdentities)
    .innerJoin(users, and(eq(users.id, linkedIdentities.userId), isNull(users.deletedAt)))
    .where(and(eq(linkedIdentities.issuer, issuer), eq(linkedIdentities.subject, subject)));
  if (linked) return assertAllowed(linked);
  const known = email === null ? undefined : await findUserByEmail(tx, email);
  const user = known && (await lockUser(tx, known.id));
  if (!user) throw new ApiError('provider_unknown_person');
  assertAllowed({ user });
  const [created] = await tx
    .insert(linkedIdentities)
    .values({ userId: user.id, issuer, subject, createdAt: api.clock() })
    .onConflictDoNothing()
    .returning({ id: linkedIdentities.id });
  // The account belongs to another identity of the same provider.
  if (!created) throw new ApiError('provider_unknown_person');
  await recordLink(api, tx, user.id, { userId: user.id }, { from: null, to: name });
  return { user, linkedIdentityId: created.id };
}

function assertAllowed<A extends { readonly user: User }>(account: A): A {
  if (!hasPrivilege(actingRole(account.user), 'signIn.provider'))
    throw new ApiError('provider_unknown_person');
  return account;
}

function registerLinkedIdentity(api: AppContext, settings: SignInProviderSettings | undefined): void {
  const own = (userId: string) =>
    and(eq(linkedIdentities.userId, userId), eq(linkedIdentities.issuer, settings?.issuer ?? ''));

  operation(api, 'linkedIdentity.get', {
    summary: 'The identity at the sign-in provider that the own account is linked with',
    handler: async ({ actor }) => {
      const isOffered = settings && hasPrivilege(actor.role, 'signIn.provider');
      if (!isOffered) return { provider: null, since: null };
      const [linked] = await api.db.select().from(linkedIdentities).where(own(actor.userId));
      return { provider: settings.name, since: linked?.createdAt ?? null };
    },
  });

  operation(api, 'linkedIdentity.remove', {
    summary: 'Unlink the own account from the sign-in provider; sessions that were opened there end',
    handler: async ({ actor }) => {
      await api.db.transaction(async (tx) => {
        await lockOwnAccount(tx, actor);
        const removed = await tx.delete(linkedIdentities).where(own(actor.userId)).returning();
        if (removed.length === 0) throw new ApiError('provider_not_linked');
        await recordLink(api, tx, actor.userId, actor, { from: settings?.name ?? null, to: null });
      });
      return null;
    },
  });
}

/** Records the change of a link in the audit log. */
function recordLink(
  api: AppContext,
  tx: Transaction,
  id: string,
  actor: Parameters<typeof recordAudit>[1]['actor'],
  signInProvider: { readonly from: string | null; readonly to: string | null },
): Promise<unknown> {
  return recordAudit(tx, {
    resource: accountsAudited,
    id,
    action: 'update',
    actor,
    at: api.clock(),
    version: 1,
    changes: { signInProvider },
  });
}

const cookieName = 'provider_sign_in';
/** Time for signing in at the provider. */
const minutes = 10;
const sealed = signInSecrets.extend({ expires: z.number() });

/** Sets the cookie with which only the same browser can finish. It grants no access by itself. */
function setCookie({ config }: AppContext, reply: FastifyReply, value: string, seconds: number): void {
  const parts = [
    `${cookieName}=${value}`,
    'Path=/api/v1/auth/provider',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(config.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}

function seal(api: AppContext, content: z.infer<typeof sealed>): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${sign(api, text)}`;
}

const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{1,1000})\\.([\\w-]{1,64})`);

/** Returns the secrets of a sign-in that this browser has begun, unless it has expired. */
function secretsOf(api: AppContext, request: FastifyRequest): z.infer<typeof signInSecrets> | null {
  const [, text = '', signature = ''] = cookie.exec(request.headers.cookie ?? '') ?? [];
  const expected = Buffer.from(sign(api, text));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const { expires, ...secrets } = sealed.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return expires > api.clock().getTime() ? secrets : null;
}

const sign = ({ linkKey }: AppContext, text: string): string =>
  createHmac('sha256', linkKey).update(`${cookieName}:${text}`).digest('base64url');
