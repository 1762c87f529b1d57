import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#domain/access/operations';
import { passwordRequests } from '../../server/db/schema/accounts';
import { sessions } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { endSessions, setPassword } from 'sijil/server/signIn/password';
import { withdrawPasswordRequest } from '../../server/modules/auth/withdrawPasswordRequest';
import { hashPassword } from 'sijil/server/http/secrets';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { whileUncommitted } from '../support/whileUncommitted';
import { login, type Reply, withPassword } from './authFixture';

/** Calls with credentials that are being revoked by a change that is not yet committed. */
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const newPassword = {
  currentPassword: 'Right1234',
  password: 'Palm77Tree',
  passwordConfirmation: 'Palm77Tree',
};

/** Returns the answer of a call that runs while a person replaces their password. */
async function duringReset<Answer>(userId: string, run: () => Promise<Answer>): Promise<Answer> {
  const passwordHash = await hashPassword('Garden5Palm');
  return whileUncommitted(test.api.db, (tx) => setPassword(test.api, tx, { userId, passwordHash }), run);
}

const sessionsOf = (userId: string) => test.api.db.$count(sessions, eq(sessions.userId, userId));
const send = (id: OperationId, token: string, body: object) =>
  call<Reply>(test, id, { token, body, language: 'en' });

describe('during an uncommitted credential change', () => {
  it('a sign-in with the old password opens no session', async () => {
    const { id, email } = await withPassword(test, 'client');
    const answer = await duringReset(id, () => login(test, email, 'Right1234'));
    expect(answer.body.code).toBe('wrong_credentials');
    expect(await sessionsOf(id)).toBe(0);
    expect((await login(test, email, 'Garden5Palm')).status).toBe(200);
  });

  it.each([
    ['an admin’s own change', 'admin_finance', 'auth.updateAdminPassword'],
    ['the first password of somebody invited', 'client', 'auth.changeFirstPassword'],
  ] as const)('%s does not overwrite the reset', async (_, role, operation) => {
    const invited = operation === 'auth.changeFirstPassword';
    const { id, email, token } = await withPassword(test, role, { mustChangePassword: invited });
    const { currentPassword, ...chosen } = newPassword;
    const answer = await duringReset(id, () =>
      send(operation, token, invited ? chosen : { ...chosen, currentPassword }),
    );
    expect(answer.body.code).toBe('session_expired');
    expect((await login(test, email, 'Palm77Tree')).status).toBe(401);
    expect((await login(test, email, 'Garden5Palm')).status).toBe(200);
  });

  it('a session with the old password cannot submit a password change request', async () => {
    const { id, token } = await withPassword(test, 'client');
    const answer = await duringReset(id, () => send('auth.changeClientPassword', token, newPassword));
    expect(answer.body.code).toBe('session_expired');
    expect(await test.api.db.$count(passwordRequests, eq(passwordRequests.userId, id))).toBe(0);
  });

  it('a session with the old password cannot delete the account', async () => {
    const { id, token } = await withPassword(test, 'client');
    const [client] = await test.api.db.select().from(tables.clients).where(eq(tables.clients.id, id));
    const answer = await duringReset(id, () =>
      send('clients.deleteOwnAccount', token, {
        companyName: client?.companyName,
        password: 'Right1234',
      }),
    );
    expect(answer.body.code).toBe('session_expired');
    expect((await test.api.db.select().from(users).where(eq(users.id, id)))[0]?.deletedAt).toBeNull();
  });
});

it('a sign-in to an account that is being deactivated leaves no session for its later reactivation', async () => {
  const { id, email } = await withPassword(test, 'supervisor');
  await whileUncommitted(
    test.api.db,
    async (tx) => {
      await tx.update(users).set({ active: false }).where(eq(users.id, id));
      await endSessions(tx, id);
    },
    () => login(test, email, 'Right1234'),
  );
  await test.api.db.update(users).set({ active: true }).where(eq(users.id, id));
  expect(await sessionsOf(id)).toBe(0);
});

it('a reset link is mailed to the new address, not to the one being replaced', async () => {
  const { id, email } = await withPassword(test, 'client');
  await whileUncommitted(
    test.api.db,
    (tx) =>
      tx
        .update(users)
        .set({ email: `new-${email}` })
        .where(eq(users.id, id)),
    () => call(test, 'auth.forgotPassword', { body: { email } }),
  );
  await test.runJobs();
  expect(test.mails.filter(({ to }) => to === email)).toEqual([]);
  expect(test.mails.some(({ to }) => to === `new-${email}`)).toBe(true);
});

it('an admin’s decision waits for the user’s lock, then finds the request withdrawn', async () => {
  const admin = await asRole(test, 'admin');
  const { id, token } = await withPassword(test, 'client');
  await send('auth.changeClientPassword', token, newPassword);
  const pending = and(eq(passwordRequests.userId, id), eq(passwordRequests.status, 'pending'));
  const [request] = await test.api.db.select().from(passwordRequests).where(pending);
  const decided = await whileUncommitted(
    test.api.db,
    (tx) => tx.select().from(users).where(eq(users.id, id)).for('update'),
    () =>
      call<Reply>(test, 'passwordRequests.decide', {
        token: admin.token,
        params: { id: String(request?.id) },
        body: { decision: 'approved' },
      }),
    (tx) => withdrawPasswordRequest(tx, id, test.api.clock()),
  );
  expect(decided.body.code).toBe('password_request_decided');
});

it('a password set by an admin withdraws the request that waits for approval', async () => {
  const admin = await asRole(test, 'admin');
  const { id, token } = await withPassword(test, 'client');
  await send('auth.changeClientPassword', token, newPassword);
  const given = await call(test, 'adminUsers.changePassword', { token: admin.token, params: { id } });
  expect(given.status).toBe(200);
  const [request] = await test.api.db.select().from(passwordRequests).where(eq(passwordRequests.userId, id));
  expect(request).toMatchObject({ status: 'withdrawn', passwordHash: null });
});
