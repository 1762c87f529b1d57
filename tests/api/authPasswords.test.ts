import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#domain/access/operations';
import { passwordRequests } from '../../server/db/schema/accounts';
import { sessions } from 'sijil/server/db/schema/users';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { linkTo, login, pass, type Reply, withPassword } from './authFixture';

let test: TestApp;
let admin: { id: string; token: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await asRole(test, 'admin');
});
afterAll(() => test.close());

const change = (password = 'Palm77', currentPassword = 'Right1234') => ({
  currentPassword,
  password,
  passwordConfirmation: password,
});
const send = (id: OperationId, token: string, body: object) =>
  call<Reply>(test, id, { token, body, language: 'en' });

async function pendingOf(userId: string): Promise<string> {
  const [row] = await test.api.db
    .select()
    .from(passwordRequests)
    .where(and(eq(passwordRequests.userId, userId), eq(passwordRequests.status, 'pending')));
  return String(row?.id);
}
const decide = (id: string, body: object) =>
  call<Reply>(test, 'passwordRequests.decide', { token: admin.token, params: { id }, body, language: 'en' });

describe('an admin who changes their own password', () => {
  it('must give the current one; six characters are enough', async () => {
    const { email, token } = await withPassword(test, 'admin_finance');
    const wrong = await send('auth.updateAdminPassword', token, change('Palm77', 'Wrong1234'));
    expect(wrong.body.errors).toEqual({ currentPassword: ['The current password is wrong.'] });
    expect((await send('auth.updateAdminPassword', token, change())).status).toBe(200);
    expect((await login(test, email, 'Palm77')).status).toBe(200);
  });

  it('loses every other session and is notified by email', async () => {
    const { id, email, token } = await withPassword(test, 'admin_operation');
    await login(test, email, 'Right1234');
    await send('auth.updateAdminPassword', token, change());
    expect(await test.api.db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1);
    expect((await call(test, 'session.get', { token })).status).toBe(200);
    await test.runJobs();
    expect(test.mails.findLast(({ to }) => to === email)?.subject).toContain('was changed');
  });

  it('is blocked after five wrong current passwords', async () => {
    const { token } = await withPassword(test, 'admin_finance');
    for (let guess = 0; guess < 5; guess += 1)
      expect((await send('auth.updateAdminPassword', token, change('Palm77', 'Wrong1234'))).status).toBe(400);
    expect((await send('auth.updateAdminPassword', token, change())).status).toBe(429);
  });
});

describe.each([
  ['client', 'auth.changeClientPassword'],
  ['branch_manager', 'auth.changeClientPassword'],
  ['supervisor', 'auth.requestSupervisorPassword'],
] as const)('the new password of a %s', (role, operation) => {
  it('waits for an admin’s approval, and the list shows no password hash', async () => {
    const { id, email, token } = await withPassword(test, role);
    expect((await send(operation, token, change())).status).toBe(200);
    expect((await login(test, email, 'Palm77')).status).toBe(401);
    const list = await test.app.inject({
      url: '/api/v1/admin/password-requests',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const rows = list.json() as Record<string, unknown>[];
    expect(rows.find(({ userId }) => userId === id)).toMatchObject({ status: 'pending' });
    expect(list.body).not.toMatch(/argon2|passwordHash/);
  });

  it('takes effect on approval, which ends every session', async () => {
    const { id, email, token } = await withPassword(test, role);
    await send(operation, token, change());
    expect((await decide(await pendingOf(id), { decision: 'approved' })).status).toBe(200);
    expect((await call(test, 'session.get', { token })).status).toBe(401);
    expect((await login(test, email, 'Right1234')).status).toBe(401);
    expect((await login(test, email, 'Palm77')).status).toBe(200);
  });

  it('is discarded on rejection; the person gets the reason in the portal and by mail', async () => {
    const { id, email, token } = await withPassword(test, role);
    await send(operation, token, change());
    await decide(await pendingOf(id), { decision: 'rejected', reason: 'Call us first.' });
    expect((await login(test, email, 'Right1234')).status).toBe(200);
    const notices = await call<{ title: string; sentence: string }[]>(test, 'notifications.list', {
      token,
      language: 'en',
    });
    expect(notices.body[0]).toMatchObject({ title: 'Your new password was not accepted' });
    expect(notices.body[0]?.sentence).toContain('Call us first.');
    await test.runJobs();
    expect(test.mails.findLast(({ to }) => to === email)?.text).toContain('Call us first.');
  });
});

describe('a password change request', () => {
  it('can be decided only once', async () => {
    const { id, token } = await withPassword(test, 'client');
    await send('auth.changeClientPassword', token, change());
    const request = await pendingOf(id);
    await decide(request, { decision: 'approved' });
    expect((await decide(request, { decision: 'rejected' })).body.code).toBe('password_request_decided');
  });

  it('is superseded by a newer one, and withdrawn when the password is reset by mail', async () => {
    const { id, email, token } = await withPassword(test, 'client');
    await send('auth.changeClientPassword', token, change('First7'));
    const first = await pendingOf(id);
    await send('auth.changeClientPassword', token, change('Second8'));
    expect((await decide(first, { decision: 'approved' })).body.code).toBe('password_request_decided');
    const second = await pendingOf(id);
    await call(test, 'auth.forgotPassword', { body: { email } });
    await test.runJobs();
    const reset = { token: linkTo(test, email), password: 'Third9Palm', passwordConfirmation: 'Third9Palm' };
    expect((await call(test, 'auth.resetPassword', { body: reset })).status).toBe(200);
    expect((await decide(second, { decision: 'approved' })).body.code).toBe('password_request_decided');
    expect((await login(test, email, 'Third9Palm')).status).toBe(200);
  });

  it('stores no password hash after the decision', async () => {
    const { id, token } = await withPassword(test, 'client');
    await send('auth.changeClientPassword', token, change());
    await decide(await pendingOf(id), { decision: 'rejected' });
    const rows = await test.api.db.select().from(passwordRequests).where(eq(passwordRequests.userId, id));
    expect(rows.map(({ passwordHash }) => passwordHash)).toEqual([null]);
  });
});

describe('a password reset link', () => {
  it('expires after an hour', async () => {
    const { email } = await withPassword(test, 'client');
    await call(test, 'auth.forgotPassword', { body: { email } });
    await test.runJobs();
    pass(test, 3601);
    const body = { token: linkTo(test, email), password: 'Newer1Palm', passwordConfirmation: 'Newer1Palm' };
    expect((await call<Reply>(test, 'auth.resetPassword', { body })).body.code).toBe('link_expired');
  });

  it('can be used again after a too common password was refused', async () => {
    const { email } = await withPassword(test, 'client');
    await call(test, 'auth.forgotPassword', { body: { email } });
    await test.runJobs();
    const reset = (password: string) =>
      send('auth.resetPassword', '', {
        token: linkTo(test, email),
        password,
        passwordConfirmation: password,
      });
    expect((await reset('Password1')).body.errors).toHaveProperty('password');
    expect((await reset('Garden5Palm')).status).toBe(200);
  });
});
