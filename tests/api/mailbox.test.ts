import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailboxView } from '#domain/api/messageViews';
import type { SettingsView } from '#domain/api/orderViews';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test?.close());

describe('the mailbox', () => {
  const mailStays = async () => (await call<SettingsView>(test, 'portal.settings')).body.mailStays;

  it('is readable by admins, and announced in the settings, only without a mail server', async () => {
    const { token } = await asRole(test, 'admin');
    const { mailer } = test.api;
    expect(await mailStays()).toBe(false);
    Object.assign(mailer, { delivers: false });
    try {
      expect(await mailStays()).toBe(true);
      await call(test, 'auth.forgotPassword', { body: { email: 'nobody@example.test' } });
      const { status, body } = await call<MailboxView>(test, 'mailbox.list', {
        token,
        query: { to: 'nobody@example.test' },
      });
      expect([status, body]).toEqual([200, []]);
    } finally {
      Object.assign(mailer, { delivers: true });
    }
  });

  it('is not found if mail is delivered by a server', async () => {
    const admin = await asRole(test, 'admin');
    expect((await call(test, 'mailbox.list', { token: admin.token })).status).toBe(404);
  });

  it('is refused to admins other than general admins', async () => {
    const finance = await asRole(test, 'admin_finance');
    expect((await call(test, 'mailbox.list', { token: finance.token })).status).toBe(403);
  });
});
