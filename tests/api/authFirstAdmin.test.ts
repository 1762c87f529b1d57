import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGeneralAdmin } from '../../server/modules/auth/createGeneralAdmin';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { login } from './authFixture';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('the first admin of a new database', () => {
  it('signs in with the generated password, and must replace it', async () => {
    const password = await createGeneralAdmin(test.api, {
      email: ' \u200FFirst@Example.test\u202C ',
      name: 'نورة',
    });
    const { body } = await login(test, 'first@example.test', password);
    expect(body.user).toMatchObject({ role: 'admin', name: 'نورة', must_change_password: true });
    const token = String(body.token?.plain_text_token);
    const changed = { password: 'Garden5Palm', passwordConfirmation: 'Garden5Palm' };
    expect((await call(test, 'auth.changeFirstPassword', { token, body: changed })).status).toBe(200);
    const admins = await test.app.inject({
      url: '/api/v1/admins',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(admins.json()).toMatchObject([{ email: 'first@example.test', role: 'admin' }]);
  });

  it('cannot be created twice, nor without a valid address', async () => {
    await createGeneralAdmin(test.api, { email: 'second@example.test' });
    await expect(createGeneralAdmin(test.api, { email: 'SECOND@example.test' })).rejects.toThrow(/already/);
    await expect(createGeneralAdmin(test.api, { email: 'nobody' })).rejects.toThrow(/not an e-mail/);
  });
});
