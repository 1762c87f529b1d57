import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { LoginView } from '#domain/api/profileViews';
import type { DeclaredRole } from '#domain/access/roles';
import { sessions } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { hashPassword } from 'sijil/server/http/secrets';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Creates a person with a known password. */
async function withPassword(
  role: DeclaredRole,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<{ id: string; email: string }> {
  const supervisor = role === 'inspector' ? await asRole(test, 'supervisor') : null;
  const { id } = await asRole(test, role, supervisor ? { supervisorId: supervisor.id } : {});
  const [user] = await test.api.db
    .update(users)
    .set({ passwordHash: await hashPassword('Right1234'), ...changes })
    .where(eq(users.id, id))
    .returning();
  return { id, email: String(user?.email) };
}

const login = (email: string, password: string, language: 'ar' | 'en' = 'en') =>
  call<LoginView & { message: string; code: string }>(test, 'auth.login', {
    body: { email, password },
    language,
  });

describe('signing in', () => {
  it('gives an inspector no portal session, but a session for the inspector app', async () => {
    const { id, email } = await withPassword('inspector');
    const sessionsOf = () => test.api.db.select().from(sessions).where(eq(sessions.userId, id));
    const before = (await sessionsOf()).length;
    const portal = await call<LoginView>(test, 'auth.login', {
      body: { email, password: 'Right1234', audience: 'portal' },
    });
    expect(portal).toMatchObject({ status: 200, body: { user: null, token: null } });
    expect(await sessionsOf()).toHaveLength(before);
    expect((await login(email, 'Right1234')).body).toMatchObject({
      user: { role: 'inspector' },
      token: { plain_text_token: expect.any(String) },
    });
    expect(await sessionsOf()).toHaveLength(before + 1);
  });

  it.each(['client', 'supervisor', 'admin'] as const)(
    'gives the role %s no session of the inspectors’ app',
    async (role) => {
      const { email } = await withPassword(role);
      const { status, body } = await call<LoginView>(test, 'auth.login', {
        body: { email, password: 'Right1234', audience: 'field' },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ user: null, token: null, need_code: false });
    },
  );

  it('returns the user, a token and the company’s restaurants', async () => {
    const { email } = await withPassword('client');
    const { status, body } = await login(email, 'Right1234');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      role: 'client',
      profile_completed: true,
      client: { restaurants: [], branches: [] },
    });
    expect(body.token?.plain_text_token).toHaveLength(43);
  });

  it('answers a wrong password and an unknown address alike, in the caller’s language', async () => {
    const { email } = await withPassword('client');
    const wrong = await login(email, 'Wrong1234');
    const unknown = await login('nobody@example.test', 'Wrong1234');
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect((await login(email, 'Wrong1234', 'ar')).body.message).toBe(
      'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    );
  });

  it('asks for email verification before it issues a token', async () => {
    const { email } = await withPassword('client', { emailVerifiedAt: null });
    const { body } = await login(email, 'Right1234');
    expect(body).toMatchObject({ need_email_verification: true, email, token: null, user: null });
  });

  it('reveals that an account is deactivated only after the correct password', async () => {
    const { email } = await withPassword('client', { active: false });
    expect((await login(email, 'Right1234')).body.code).toBe('account_inactive');
    expect((await login(email, 'Wrong1234')).body.code).toBe('wrong_credentials');
  });

  it('stores the token only as a hash', async () => {
    const { id, email } = await withPassword('client');
    const { body } = await login(email, 'Right1234');
    const rows = await test.api.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(rows.map((row) => row.tokenHash)).not.toContain(body.token?.plain_text_token);
  });
});

describe('a session', () => {
  it('ends on logout', async () => {
    const { token } = await asRole(test, 'supervisor');
    expect((await call(test, 'auth.logout', { token })).status).toBe(200);
    expect((await call(test, 'session.get', { token })).body).toMatchObject({ code: 'session_expired' });
  });

  it('expires after 30 idle days with an explanation', async () => {
    const { token } = await asRole(test, 'supervisor');
    test.setNow(new Date(test.api.clock().getTime() + 31 * 86_400_000));
    const { status, body } = await call(test, 'session.get', { token, language: 'ar' });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'session_expired', message: 'انتهت جلستك. سجّل الدخول من جديد.' });
  });

  it('opened with a one-time password must change it before anything else', async () => {
    const { email } = await withPassword('supervisor', { mustChangePassword: true });
    const token = String((await login(email, 'Right1234')).body.token?.plain_text_token);
    expect((await call(test, 'inspections.list', { token })).body).toMatchObject({
      code: 'password_change_required',
    });
    const changed = { password: 'Better1234', passwordConfirmation: 'Better1234' };
    expect((await call(test, 'auth.changeFirstPassword', { token, body: changed })).status).toBe(200);
    expect((await call(test, 'inspections.list', { token })).status).toBe(200);
  });

  it('without a token is refused, as is a sign-in with an unknown field', async () => {
    expect((await call(test, 'session.get')).body).toMatchObject({ code: 'unauthenticated' });
    const { status, body } = await call(test, 'auth.login', {
      body: { email: 'a@b.test', password: 'x', role: 'admin' },
      language: 'en',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { role: ['Unknown field: “role”.'] } });
  });
});

describe('a forgotten password', () => {
  it('is replaced once through the emailed link, which ends every session', async () => {
    const { email } = await withPassword('client');
    const token = String((await login(email, 'Right1234')).body.token?.plain_text_token);
    expect((await call(test, 'auth.forgotPassword', { body: { email } })).status).toBe(200);
    await test.runJobs();
    const link = /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    const body = { token: link, password: 'Newer1234', passwordConfirmation: 'Newer1234' };
    expect((await call(test, 'auth.resetPassword', { body })).status).toBe(200);
    expect((await call(test, 'session.get', { token })).status).toBe(401);
    expect((await login(email, 'Newer1234')).status).toBe(200);
    expect((await call(test, 'auth.resetPassword', { body })).body).toMatchObject({ code: 'link_expired' });
  });

  it('of an unknown address is answered 404, as specified', async () => {
    const { status, body } = await call(test, 'auth.forgotPassword', {
      body: { email: 'nobody@example.test' },
      language: 'en',
    });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: "We can't find a user with that email address." });
  });

  it('must be strong, and its confirmation must match', async () => {
    const weak = { token: 'x', password: 'weak', passwordConfirmation: 'other' };
    const { body } = await call<{ errors: Record<string, string[]> }>(test, 'auth.resetPassword', {
      body: weak,
      language: 'en',
    });
    expect(Object.keys(body.errors)).toEqual(['password']);
    const unlike = { token: 'x', password: 'Strong123', passwordConfirmation: 'Strong124' };
    const second = await call<{ errors: Record<string, string[]> }>(test, 'auth.resetPassword', {
      body: unlike,
      language: 'en',
    });
    expect(second.body.errors).toEqual({ passwordConfirmation: ['Your passwords do not match'] });
  });
});
