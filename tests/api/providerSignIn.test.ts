import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { openSignInProvider } from 'sijil/server/signIn/signInProvider';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole, openSession } from '../support/people';

const publicUrl = 'http://portal.test';
const client = { client_id: 'portal', client_secret: 'a secret of the tests' };

/** People at the provider, by their id there. */
const people = new Map<string, { email: string; email_verified: boolean }>();
/** Person who signs in at the provider next. */
let visitor = '';
let issuer: string;
let test: TestApp;
const server = createServer((request, response) => void answer(request, response));
let provider: Provider;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${publicUrl}/sign-in`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    cookies: { keys: ['tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  });
  test = await buildTestApp(undefined, {
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: client.client_id,
    OIDC_CLIENT_SECRET: client.client_secret,
    OIDC_NAME: 'Keycloak',
  });
});
afterAll(async () => {
  await test.close();
  server.closeAllConnections();
  server.close();
});

/** True while the provider's tokens are replaced by tokens with a signature of a key that it does not publish. */
let isForging = false;

/** Signs the token about the person in the provider's answer with another key. */
function forge(response: ServerResponse): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const end = response.end.bind(response);
  response.end = ((body: string | Buffer) => {
    const tokens = JSON.parse(String(body)) as { id_token: string };
    const content = tokens.id_token.split('.').slice(0, 2).join('.');
    const signature = sign('sha256', Buffer.from(content), privateKey).toString('base64url');
    const forged = JSON.stringify({ ...tokens, id_token: `${content}.${signature}` });
    response.setHeader('content-length', Buffer.byteLength(forged));
    return end(forged);
  }) as typeof response.end;
}

/** Handles the provider's pages: the visitor is always `visitor`, and consents. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (isForging && request.url === '/token') forge(response);
  if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
  const { prompt, session, params } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId: visitor } });
  const grant = new provider.Grant({
    accountId: String(session?.accountId),
    clientId: String(params['client_id']),
  });
  grant.addOIDCScope('openid email profile');
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

/** Follows the provider's redirects as a browser does, and returns the query of the redirect back to the portal. */
async function visit(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let at = url; ;) {
    if (at.startsWith(publicUrl)) return new URL(at).search.slice(1);
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    at = new URL(String(response.headers.get('location')), at).href;
  }
}

interface Answer {
  readonly code?: string;
  readonly message?: string;
  readonly user: { readonly id: string; readonly must_change_password: boolean } | null;
  readonly token: { readonly plain_text_token: string } | null;
}

/** Adds a person with this address at the provider. */
function personAt(email: string, isVerified = true): string {
  const id = randomUUID();
  people.set(id, { email, email_verified: isVerified });
  return id;
}

async function begin(): Promise<{ url: string; cookie: string }> {
  const response = await test.app.inject({ method: 'POST', url: '/api/v1/auth/provider' });
  expect(response.statusCode).toBe(200);
  return {
    url: response.json<{ url: string }>().url,
    cookie: String(response.headers['set-cookie']).split(';')[0] ?? '',
  };
}

async function finish(query: string, cookie: string): Promise<{ status: number; body: Answer }> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/provider/finish',
    payload: { answer: query },
    headers: { cookie, 'accept-language': 'en' },
  });
  return { status: response.statusCode, body: response.json<Answer>() };
}

/** Signs in at the provider as a person, from the button to the portal. */
async function signInAs(id: string) {
  visitor = id;
  const { url, cookie } = await begin();
  return finish(await visit(url), cookie);
}

async function memberOfTeam(role: 'supervisor' | 'admin_finance' = 'supervisor') {
  const { id } = await asRole(test, role);
  const [user] = await test.api.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('no user');
  return user;
}

describe('signing in with an identity provider', () => {
  it('links the account by the verified email, and recognises the linked person afterwards', async () => {
    const user = await memberOfTeam();
    const person = personAt(`${user.email.toUpperCase()}\u200E`);
    const first = await signInAs(person);
    expect([first.status, first.body.user?.id]).toEqual([200, user.id]);
    // Another person at the provider may get the address later; this person keeps the account.
    people.set(person, { email: 'renamed@example.test', email_verified: true });
    const again = await signInAs(person);
    expect(again.body.user?.id).toBe(user.id);
    expect((await signInAs(personAt(user.email))).body.code).toBe('provider_unknown_person');
    const entries = await test.api.db
      .select({ changes: auditEntries.changes })
      .from(auditEntries)
      .where(and(eq(auditEntries.recordId, user.id), eq(auditEntries.action, 'update')));
    expect(entries).toEqual([{ changes: { signInProvider: { from: null, to: 'Keycloak' } } }]);
  });

  it('refuses an unverified email, unless the provider’s emails are configured as trusted', async () => {
    const user = await memberOfTeam();
    const person = personAt(user.email, false);
    const refused = await signInAs(person);
    expect([refused.status, refused.body.code]).toEqual([403, 'provider_unknown_person']);
    const settings = { issuer, clientId: client.client_id, clientSecret: client.client_secret, name: 'Own' };
    const trusting = openSignInProvider(
      { ...settings, trustsEmails: true },
      `${publicUrl}/sign-in`,
      test.app.log,
    );
    visitor = person;
    const { url, secrets } = await trusting.begin();
    expect(await trusting.finish(await visit(url), secrets)).toEqual({ subject: person, email: user.email });
  });

  it('refuses a token with a signature of a key that the provider does not publish', async () => {
    const user = await memberOfTeam();
    const person = personAt(user.email);
    isForging = true;
    try {
      expect(await signInAs(person)).toMatchObject({ status: 403, body: { code: 'provider_refused' } });
    } finally {
      isForging = false;
    }
    expect((await signInAs(person)).body.user?.id).toBe(user.id);
  });

  it('is possible only for active staff: not for clients, inspectors, unknown or deactivated people', async () => {
    const client = await asRole(test, 'client');
    const { id: supervisorId } = await memberOfTeam();
    const inspector = await asRole(test, 'inspector', { supervisorId });
    for (const { id } of [client, inspector]) {
      const [user] = await test.api.db.select().from(users).where(eq(users.id, id));
      expect((await signInAs(personAt(String(user?.email)))).body.code).toBe('provider_unknown_person');
    }
    expect((await signInAs(personAt('nobody@example.test'))).body.code).toBe('provider_unknown_person');
    const left = await memberOfTeam();
    await test.api.db.update(users).set({ active: false }).where(eq(users.id, left.id));
    const { status, body } = await signInAs(personAt(left.email));
    expect([status, body.code, body.token]).toEqual([403, 'account_inactive', undefined]);
  });

  it('needs neither a password change nor the portal’s second factor', async () => {
    const user = await memberOfTeam('admin_finance');
    await test.api.db
      .update(users)
      .set({ mustChangePassword: true, twoSteps: true })
      .where(eq(users.id, user.id));
    const { body } = await signInAs(personAt(user.email));
    expect(body.user?.must_change_password).toBe(false);
    const token = String(body.token?.plain_text_token);
    expect((await call(test, 'inspections.list', { token })).status).toBe(200);
    const session = await call<Answer['user']>(test, 'session.get', { token });
    expect(session.body?.must_change_password).toBe(false);
  });

  it('accepts an unaltered answer once, from the same browser, within ten minutes', async () => {
    const user = await memberOfTeam();
    visitor = personAt(user.email);
    const one = await begin();
    const other = await begin();
    const query = await visit(one.url);
    const refusals = [
      await finish(query, ''),
      await finish(query, other.cookie),
      await finish(query, `${one.cookie.slice(0, -2)}xx`),
      await finish(query.replace(/code=[^&]+/, 'code=guessed'), one.cookie),
      await finish(`error=access_denied&${query.replace(/code=[^&]+&?/, '')}`, one.cookie),
      await finish('', one.cookie),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      refusals.map(() => [403, 'provider_refused']),
    );
    const late = await begin();
    const answered = await visit(late.url);
    test.setNow(new Date('2026-11-22T07:10:01Z'));
    expect((await finish(answered, late.cookie)).body.code).toBe('provider_refused');
    test.setNow(new Date('2026-11-22T07:00:00Z'));
    const right = await begin();
    const used = await visit(right.url);
    expect((await finish(used, right.cookie)).status).toBe(200);
    expect((await finish(used, right.cookie)).body.code).toBe('provider_refused');
  });

  it('reports an unreachable provider on every attempt', async () => {
    const away = openSignInProvider(
      {
        issuer: 'http://127.0.0.1:9',
        clientId: 'portal',
        clientSecret: 'secret',
        name: 'Away',
        trustsEmails: false,
      },
      `${publicUrl}/sign-in`,
      test.app.log,
    );
    await expect(away.begin()).rejects.toMatchObject({ code: 'provider_unavailable', status: 502 });
    await expect(away.begin()).rejects.toMatchObject({ code: 'provider_unavailable' });
  });

  it('can be unlinked by its owner, which ends the sessions opened through the provider only', async () => {
    const user = await memberOfTeam();
    const { body } = await signInAs(personAt(user.email));
    const there = String(body.token?.plain_text_token);
    const here = await openSession(test, user.id);
    const linked = await call<{ provider: string; since: string }>(test, 'linkedIdentity.get', {
      token: here,
    });
    expect(linked.body).toEqual({ provider: 'Keycloak', since: '2026-11-22T07:00:00.000Z' });
    expect((await call(test, 'linkedIdentity.remove', { token: here })).status).toBe(200);
    expect((await call(test, 'session.get', { token: there })).status).toBe(401);
    expect((await call(test, 'session.get', { token: here })).status).toBe(200);
    expect((await call(test, 'linkedIdentity.remove', { token: here })).status).toBe(409);
  });

  it('is offered under the provider’s name in the portal’s settings', async () => {
    const { body } = await call<{ signInProvider: string | null }>(test, 'portal.settings');
    expect(body.signInProvider).toBe('Keycloak');
  });
});
