import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '#domain/access/operations';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';

// The costly step is counted, not timed, because it would distinguish a known e-mail from an unknown one.
vi.mock('@node-rs/argon2', async (original) => {
  const { hash, verify: check } = await original<typeof import('@node-rs/argon2')>();
  return { hash: vi.fn(hash), verify: vi.fn(check) };
});
const { hash } = await import('@node-rs/argon2');

const known = 'known@example.test';
const registration = (email: string) => ({
  name: 'سارة القحطاني',
  companyName: 'مطاعم الواحة',
  phone: '0501234567',
  email,
  password: 'Palm7Garden',
  acceptTerms: true,
  readPrivacy: true,
});

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await call(test, 'auth.signup', { body: registration(known) });
  // The first attempt with an unknown email creates the hash with which all later ones are compared.
  await call(test, 'auth.login', { body: { email: 'first@example.test', password: 'Wrong1234' } });
});
beforeEach(() => test.setNow(new Date(test.api.clock().getTime() + 120_000)));
afterAll(() => test?.close());

async function ask(id: OperationId, body: { email: string }) {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
  const { status, body: answer } = await call(test, id, { body });
  const work = { hashed: vi.mocked(hash).mock.calls.length, compared: vi.mocked(verify).mock.calls.length };
  return { status, work, answer: JSON.stringify(answer).replaceAll(body.email, '<email>') };
}

describe('an email address without an account', () => {
  it.each<[OperationId, (email: string) => { email: string }]>([
    ['auth.login', (email) => ({ email, password: 'Wrong1234' })],
    ['auth.signup', registration],
    ['auth.resendVerification', (email) => ({ email })],
  ])('costs %s the same work and gets the same answer as a known address', async (id, body) => {
    expect(await ask(id, body('unknown@example.test'))).toEqual(await ask(id, body(known)));
  });

  it('costs a sign-in one hash comparison, as a wrong password does', async () => {
    const { work } = await ask('auth.login', { email: 'nobody@example.test', password: 'Wrong1234' } as {
      email: string;
    });
    expect(work).toEqual({ hashed: 0, compared: 1 });
  });
});

describe('a password reset with an unknown link', () => {
  it('costs the same hashing as one with a valid link', async () => {
    await call(test, 'auth.forgotPassword', { body: { email: known } });
    await test.runJobs();
    const token = /token=([\w-]{43})/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    const reset = async (link: string | undefined) => {
      vi.mocked(hash).mockClear();
      const body = { token: link, password: 'Harbour42Lights', passwordConfirmation: 'Harbour42Lights' };
      const { status } = await call(test, 'auth.resetPassword', { body });
      return { status, hashed: vi.mocked(hash).mock.calls.length };
    };
    expect(await reset('x'.repeat(43))).toEqual({ status: 410, hashed: 1 });
    expect(await reset(token)).toEqual({ status: 200, hashed: 1 });
  });
});
