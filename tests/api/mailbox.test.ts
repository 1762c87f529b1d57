import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test?.close());

describe('the mailbox', () => {
  it('is closed to everybody where mail really leaves the portal', async () => {
    const admin = await asRole(test, 'admin');
    expect((await call(test, 'mailbox.list', { token: admin.token })).status).toBe(404);
  });

  it('is no business of anybody but general admins', async () => {
    const finance = await asRole(test, 'admin_finance');
    expect((await call(test, 'mailbox.list', { token: finance.token })).status).toBe(403);
  });
});
