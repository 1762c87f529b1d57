import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setPassword } from 'sijil/server/signIn/password';
import { hashPassword } from 'sijil/server/http/secrets';
import { login, withPassword } from '../api/authFixture';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';

const rounds = 20;
const signInsEach = 4;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
}, 300_000);
afterAll(() => test.close());

it(`no session of the old password survives a reset, in ${rounds} rounds of ${signInsEach} sign-ins`, async () => {
  const passwordHash = await hashPassword('Garden5Palm');
  let opened = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { id, email } = await withPassword(test, 'client');
    const began = performance.now();
    await login(test, email, 'Right1234');
    const usual = performance.now() - began;
    // In each round the reset starts at another moment of the sign-ins, from their beginning to after their end.
    const answers = await Promise.all([
      pause((usual * 3 * round) / rounds).then(() =>
        test.api.db.transaction((tx) => setPassword(test.api, tx, { userId: id, passwordHash })),
      ),
      ...Array.from({ length: signInsEach }, (_, index) =>
        pause((usual * index) / signInsEach).then(() => login(test, email, 'Right1234')),
      ),
    ]);
    for (const answer of answers) {
      const token = answer?.body.token?.plain_text_token;
      if (!token) continue;
      opened += 1;
      expect((await call(test, 'session.get', { token })).status, `round ${round}`).toBe(401);
    }
  }
  // Otherwise every sign-in came after the reset, and the rounds have tested nothing.
  expect(opened).toBeGreaterThan(0);
}, 300_000);
