import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneTimeTokens } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { linkTo, login, pass, type Reply, withPassword } from './authFixture';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
// Lets the rate limits of the previous test expire.
beforeEach(() => pass(test, 7200));

let count = 0;
const company = (changes: Record<string, unknown> = {}) => ({
  name: 'سارة القحطاني',
  companyName: 'مطاعم الواحة',
  position: 'مديرة التشغيل',
  phone: '0501234567',
  email: `oasis-${(count += 1)}@example.test`,
  password: 'Palm7Garden',
  acceptTerms: true,
  readPrivacy: true,
  ...changes,
});

const signUp = (body: object, language: 'ar' | 'en' = 'en') =>
  call<Reply>(test, 'auth.signup', { body, language });
const verify = (token: string) => call<Reply>(test, 'auth.verifyEmail', { body: { token }, language: 'en' });
const resend = (email: string) =>
  call<Reply>(test, 'auth.resendVerification', { body: { email }, language: 'en' });

describe('registering a company', () => {
  it('creates a client with an unverified address and an incomplete profile, and mails a link', async () => {
    const body = company();
    expect(await signUp(body)).toMatchObject({ status: 200, body: { email: body.email } });
    await test.runJobs();
    const [user] = await test.api.db.select().from(users).where(eq(users.email, body.email));
    expect(user).toMatchObject({ role: 'client', emailVerifiedAt: null, phone: '+966501234567' });
    const [client] = await test.api.db
      .select()
      .from(tables.clients)
      .where(eq(tables.clients.id, String(user?.id)));
    expect(client).toMatchObject({
      companyName: 'مطاعم الواحة',
      position: 'مديرة التشغيل',
      profileCompleted: false,
    });
    expect(linkTo(test, body.email)).toHaveLength(43);
  });

  it('with invisible marks around the address creates the account of the address that is seen', async () => {
    const body = company();
    const marked = `\u200F${body.email}\u202C`;
    expect((await signUp({ ...body, email: marked })).body.email).toBe(body.email);
    await test.runJobs();
    expect((await verify(linkTo(test, body.email))).status).toBe(200);
    expect((await login(test, `${body.email}\u200B`, body.password)).status).toBe(200);
    const forgotten = { email: `\u2066${body.email}\u2069` };
    await call(test, 'auth.forgotPassword', { body: forgotten });
    await test.runJobs();
    expect(linkTo(test, body.email)).toHaveLength(43);
  });

  it('keeps the path of the order in the mailed link, and refuses redirects to other sites', async () => {
    const body = company({ redirectUrl: '/services/7' });
    expect((await signUp(body)).status).toBe(200);
    await test.runJobs();
    expect(test.mails.find(({ to }) => to === body.email)?.text).toContain(
      '/verify-email?redirectUrl=%2Fservices%2F7#token=',
    );
    for (const redirectUrl of ['https://evil.example', '//evil.example', 'javascript:alert(1)'])
      expect((await signUp(company({ redirectUrl }))).status).toBe(400);
  });

  it('with a known email gets the same answer; only the account’s owner is notified, by mail', async () => {
    const { email, id } = await withPassword(test, 'client');
    const known = await signUp(company({ email }));
    const fresh = company();
    const unknown = await signUp(fresh);
    expect({ ...known.body, email: '' }).toEqual({ ...unknown.body, email: '' });
    expect(known.status).toBe(unknown.status);
    await test.runJobs();
    expect(test.mails.findLast(({ to }) => to === email)?.subject).toBe(
      'You already have an account with Salama',
    );
    expect(linkTo(test, email)).toBe('');
    const [user] = await test.api.db.select().from(users).where(eq(users.id, id));
    expect(user?.name).not.toBe('سارة القحطاني');
  });

  it('twice at the same moment creates one account and answers both calls alike', async () => {
    const body = company();
    const answers = await Promise.all([signUp(body), signUp(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await test.api.db.select().from(users).where(eq(users.email, body.email))).toHaveLength(1);
  });

  it('again before verification replaces the entered data and invalidates the older link', async () => {
    const body = company();
    await signUp(body);
    await test.runJobs();
    const older = linkTo(test, body.email);
    pass(test, 120);
    await signUp({ ...body, companyName: 'مطاعم النخيل' });
    await test.runJobs();
    expect((await verify(older)).body.code).toBe('link_expired');
    expect((await verify(linkTo(test, body.email))).body.user?.client?.companyName).toBe('مطاعم النخيل');
  });

  it.each([
    ['after the owner', 120, 'Palm7Garden', 'Thief8Garden'],
    ['before the owner', 120, 'Thief8Garden', 'Palm7Garden'],
    ['within the same minute, when no second mail goes out', 20, 'Thief8Garden', 'Palm7Garden'],
  ])('by a stranger %s gives the stranger no working password', async (_, seconds, first, second) => {
    const body = company();
    const answer = await signUp({ ...body, password: first });
    pass(test, seconds);
    const again = await signUp({ ...body, password: second });
    expect([again.status, again.body]).toEqual([answer.status, answer.body]);
    await test.runJobs();
    // The mail proves who owns the address, not which of the two passwords is the owner's.
    const proven = await verify(linkTo(test, body.email));
    expect(proven.body.user).toMatchObject({ must_change_password: true });
    expect((await login(test, body.email, first)).body.code).toBe('wrong_credentials');
    expect((await login(test, body.email, second)).body.code).toBe('wrong_credentials');
    const token = String(proven.body.token?.plain_text_token);
    await call(test, 'auth.changeFirstPassword', {
      token,
      body: { password: 'Owner9Garden', passwordConfirmation: 'Owner9Garden' },
    });
    expect((await login(test, body.email, 'Owner9Garden')).body.user).toMatchObject({
      must_change_password: false,
      spending_limit: null,
    });
  });

  it('at the moment when the owner verifies does not change the verified account’s password', async () => {
    const body = company();
    await signUp(body);
    await test.runJobs();
    const link = linkTo(test, body.email);
    pass(test, 120);
    const [proven] = await Promise.all([verify(link), signUp({ ...body, password: 'Thief8Garden' })]);
    await test.runJobs();
    if (proven.status === 410) await verify(linkTo(test, body.email));
    expect((await login(test, body.email, 'Thief8Garden')).body.code).toBe('wrong_credentials');
  });

  it.each([
    [
      'short7A',
      'password',
      'The password needs at least 8 characters, with one capital letter and one number.',
    ],
    ['Password1', 'password', 'This password is common or has appeared in a leak. Choose another.'],
    ['Oasis-77', 'password', 'Do not use your name or email in the password.'],
  ])('refuses the password %s at its field', async (password, field, message) => {
    const body = company({ password, email: 'oasis@example.test' });
    const answer = await signUp(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ [field]: [message] });
  });

  it('stores the time at which the terms were accepted and the privacy policy was read', async () => {
    const body = company();
    await signUp(body);
    const [user] = await test.api.db.select().from(users).where(eq(users.email, body.email));
    expect(user).toMatchObject({ termsAcceptedAt: test.api.clock(), privacyReadAt: test.api.clock() });
  });

  it.each([false, undefined])('requires a separate tick for the privacy policy: %s', async (readPrivacy) => {
    const { status, body } = await signUp(company({ readPrivacy }), 'ar');
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['readPrivacy']);
  });

  it('requires the accepted terms, and refuses fields that the form does not have', async () => {
    expect((await signUp(company({ acceptTerms: false }), 'ar')).body.errors).toEqual({
      acceptTerms: ['وافق على الشروط والأحكام للمتابعة.'],
    });
    // Reported together with the other errors.
    expect((await signUp(company({ acceptTerms: false, name: '' }), 'ar')).body.errors).toEqual({
      name: ['حقل «الاسم الكامل» مطلوب.'],
      acceptTerms: ['وافق على الشروط والأحكام للمتابعة.'],
    });
    expect((await signUp(company({ role: 'admin' }))).body.errors).toHaveProperty('role');
  });

  it('stores HTML in text fields as plain text and escapes it in the mail', async () => {
    const script = '<img src=x onerror=alert(1)>';
    const body = company({ name: script, companyName: script, position: script });
    expect((await signUp(body)).status).toBe(200);
    await test.runJobs();
    const proven = await verify(linkTo(test, body.email));
    expect(proven.body.user).toMatchObject({ name: script, client: { companyName: script } });
    expect(proven.headers['content-type']).toMatch(/^application\/json/);
    const mail = test.mails.findLast(({ to }) => to === body.email);
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img');
  });
});

describe('verifying an email address', () => {
  async function registered() {
    const body = company();
    await signUp(body);
    await test.runJobs();
    return { ...body, token: linkTo(test, body.email) };
  }

  it('signs in the client, whose profile is still incomplete', async () => {
    const { token } = await registered();
    const { status, body } = await verify(token);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role: 'client', profile_completed: false });
    const session = await call(test, 'session.get', { token: String(body.token?.plain_text_token) });
    expect(session.status).toBe(200);
  });

  it('is required before the first sign-in', async () => {
    const { email, password } = await registered();
    expect((await login(test, email, password)).body).toMatchObject({
      need_email_verification: true,
      token: null,
      email,
    });
  });

  it('works once and within a day', async () => {
    const once = await registered();
    expect((await verify(once.token)).status).toBe(200);
    expect(await verify(once.token)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    const late = await registered();
    pass(test, 24 * 3600 + 1);
    expect((await verify(late.token)).body.code).toBe('link_expired');
  });

  it('stores the link’s token only as a hash, and refuses an invented one', async () => {
    const { token } = await registered();
    const rows = await test.api.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.tokenHash, token));
    expect(rows).toEqual([]);
    expect((await verify('x'.repeat(43))).status).toBe(410);
  });

  it('does not sign in a deactivated account', async () => {
    const { email, token } = await registered();
    await test.api.db.update(users).set({ active: false }).where(eq(users.email, email));
    expect((await verify(token)).body).toMatchObject({ token: null, user: null });
  });
});

describe('resending the verification link', () => {
  it('is refused within a minute with the seconds to wait, for unknown addresses too', async () => {
    const { email } = company();
    expect((await resend(email)).status).toBe(200);
    pass(test, 20);
    const early = await resend(email);
    expect(early).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', details: { seconds: 40 } },
    });
    expect(early.headers['retry-after']).toBe('40');
    pass(test, 41);
    expect((await resend(email)).status).toBe(200);
  });

  it('mails a new link a minute after registering, and nothing to a verified account', async () => {
    const body = company();
    await signUp(body);
    expect((await resend(body.email)).status).toBe(429);
    pass(test, 61);
    await resend(body.email);
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === body.email)).toHaveLength(2);
    const { email } = await withPassword(test, 'supervisor');
    expect((await resend(email)).status).toBe(200);
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === email)).toEqual([]);
  });
});
