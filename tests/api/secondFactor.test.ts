import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#domain/access/operations';
import { auditEntries, recoveryCodes, secondFactors } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { hashPassword } from 'sijil/server/http/secrets';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole, openSession } from '../support/people';

const began = new Date('2026-11-22T07:00:00Z');
const password = 'Sunbird-Harbour-42';
let passwordHash: string;
let test: TestApp;
let now = began;

beforeAll(async () => {
  test = await buildTestApp(began);
  passwordHash = await hashPassword(password);
});
afterAll(() => test.close());
/** Moves the clock for each test, because no code is accepted twice. */
beforeEach(() => pass(3600));

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
  test.setNow(now);
}

/** Computes the code of RFC 6238 for a base32 secret, independently of the server's library. */
function codeOf(secret: string, at = now): string {
  const bits = [...secret].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash[19] ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

type Role = Parameters<typeof asRole>[1];

async function person(role: Role = 'supervisor') {
  const { id, token } = await asRole(test, role);
  const [user] = await test.api.db.update(users).set({ passwordHash }).where(eq(users.id, id)).returning();
  return { id, token, email: String(user?.email) };
}
type Person = Awaited<ReturnType<typeof person>>;

interface Answer {
  readonly secret: string;
  readonly address: string;
  readonly codes: readonly string[];
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly need_code: boolean;
  readonly token: { readonly plain_text_token: string } | null;
}

const ask = (by: Pick<Person, 'token'>, id: OperationId, body?: unknown, params?: Record<string, string>) =>
  call<Answer>(test, id, { token: by.token, ...(body !== undefined && { body }), ...(params && { params }) });
const signIn = ({ email }: Person, code?: string, typed = password) =>
  call<Answer>(test, 'auth.login', { body: { email, password: typed, ...(code && { code }) } });

/** Creates a person with two-step sign-in. */
async function withTwoSteps(role?: Role) {
  const one = await person(role);
  const { secret } = (await ask(one, 'secondFactor.begin', { currentPassword: password })).body;
  const confirmed = await ask(one, 'secondFactor.confirm', { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  pass(30);
  return { ...one, secret, codes: confirmed.body.codes };
}

describe('two-step sign-in', () => {
  it('needs the password and a first code to be switched on, and then ends other sessions', async () => {
    const one = await person();
    const phone = { token: await openSession(test, one.id) };
    expect((await ask(one, 'secondFactor.begin', { currentPassword: 'wrong' })).status).toBe(400);
    const { secret, address } = (await ask(one, 'secondFactor.begin', { currentPassword: password })).body;
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect((await signIn(one)).body.token).not.toBeNull();
    const wrong = await ask(one, 'secondFactor.confirm', {
      code: codeOf(secret, new Date(now.getTime() + 600_000)),
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['code']]);
    expect((await ask(one, 'secondFactor.get')).body).toEqual({
      since: null,
      recoveryCodes: 0,
      demanded: false,
    });
    const { body } = await ask(one, 'secondFactor.confirm', { code: codeOf(secret) });
    expect(new Set(body.codes).size).toBe(10);
    expect((await ask(one, 'secondFactor.get')).body).toEqual({
      since: now.toISOString(),
      recoveryCodes: 10,
      demanded: false,
    });
    // Other sessions of the person had only proven the password.
    expect((await ask(phone, 'session.get')).status).toBe(401);
    expect(test.mails).toEqual([]);
    await test.runJobs();
    expect(test.mails.map(({ to }) => to)).toContain(one.email);
  });

  it('opens no session with the password alone, but with password and code', async () => {
    const one = await withTwoSteps();
    const first = await signIn(one);
    expect(first).toMatchObject({ status: 200, body: { need_code: true, token: null, user: null } });
    const second = await signIn(one, codeOf(one.secret));
    expect(second.body.need_code).toBe(false);
    const token = String(second.body.token?.plain_text_token);
    expect((await ask({ token }, 'session.get')).status).toBe(200);
  });

  it('is not revealed without the right password', async () => {
    const one = await withTwoSteps();
    const answers = [
      await signIn(one, undefined, 'Guess-1234'),
      await signIn(one, codeOf(one.secret), 'Guess-1234'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'wrong_credentials'],
      [401, 'wrong_credentials'],
    ]);
  });

  it.each([
    ['of the step before', -30, 200],
    ['of the step after', 30, 200],
    ['two steps old', -60, 400],
  ])('accepts codes one step off and refuses older ones: %s', async (_what, seconds, status) => {
    const one = await withTwoSteps();
    pass(120);
    const code = codeOf(one.secret, new Date(now.getTime() + seconds * 1000));
    expect((await signIn(one, code)).status).toBe(status);
  });

  it('accepts a code only once, even with simultaneous sign-ins', async () => {
    const one = await withTwoSteps();
    const code = codeOf(one.secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(one, code)));
    expect(answers.filter(({ body }) => body.token).length).toBe(1);
    expect((await signIn(one, code)).status).toBe(400);
  });

  it('accepts a code with a space and in Arabic digits', async () => {
    const one = await withTwoSteps();
    const typed = codeOf(one.secret).replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    expect((await signIn(one, `${typed.slice(0, 3)} ${typed.slice(3)}`)).body.token).not.toBeNull();
  });

  it('throttles wrong codes, and resets the count after a right one', async () => {
    const one = await withTwoSteps();
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1) guesses.push((await signIn(one, '000000')).status);
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429]);
    pass(900);
    expect((await signIn(one, codeOf(one.secret))).status).toBe(200);
    expect((await signIn(one, '000000')).status).toBe(400);
  });
});

describe('recovery codes', () => {
  it('replace an app code once each, and are stored as hashes', async () => {
    const one = await withTwoSteps();
    const [first = '', second = ''] = one.codes;
    expect((await signIn(one, first.toUpperCase())).body.token).not.toBeNull();
    expect((await signIn(one, first)).status).toBe(400);
    expect((await signIn(one, second.replace('-', ' '))).body.token).not.toBeNull();
    const rows = await test.api.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, one.id));
    expect(rows).toHaveLength(8);
    expect(JSON.stringify(rows)).not.toContain(one.codes[3]?.replace('-', ''));
  });

  it('are not accepted for another person', async () => {
    const [one, other] = [await withTwoSteps(), await withTwoSteps()];
    expect((await signIn(one, other.codes[0])).status).toBe(400);
    expect((await signIn(other, other.codes[0])).status).toBe(200);
  });

  it('can be renewed with a code, which invalidates the former ones', async () => {
    const one = await withTwoSteps();
    expect((await ask(one, 'secondFactor.renewCodes', { code: '000000' })).status).toBe(400);
    const { body } = await ask(one, 'secondFactor.renewCodes', { code: codeOf(one.secret) });
    expect(body.codes).toHaveLength(10);
    expect((await signIn(one, one.codes[0])).status).toBe(400);
    expect((await signIn(one, body.codes[0])).body.token).not.toBeNull();
  });
});

describe('switching off two-step sign-in', () => {
  it('needs the password and a code, and then the password alone is enough', async () => {
    const one = await withTwoSteps();
    const remove = (currentPassword: string, code: string) =>
      ask(one, 'secondFactor.remove', { currentPassword, code });
    expect((await remove('wrong', codeOf(one.secret))).status).toBe(400);
    expect((await remove(password, '000000')).status).toBe(400);
    expect((await remove(password, codeOf(one.secret))).status).toBe(200);
    expect((await signIn(one)).body.token).not.toBeNull();
    expect(
      (await ask(one, 'secondFactor.remove', { currentPassword: password, code: '000000' })).body.code,
    ).toBe('second_factor_off');
  });

  it('for another person is reserved to general admins, ends their sessions and is audited', async () => {
    const one = await withTwoSteps();
    const [admin, finance] = [await asRole(test, 'admin'), await asRole(test, 'admin_finance')];
    expect((await ask(finance, 'secondFactor.reset', {}, { id: one.id })).status).toBe(403);
    expect((await ask(admin, 'secondFactor.reset', {}, { id: one.id })).status).toBe(200);
    expect((await ask(one, 'session.get')).status).toBe(401);
    expect((await signIn(one)).body.token).not.toBeNull();
    const entries = await test.api.db.select().from(auditEntries).where(eq(auditEntries.recordId, one.id));
    expect(entries.map(({ actorId, changes }) => [actorId, changes])).toEqual([
      [one.id, { secondFactor: { from: false, to: true } }],
      [admin.id, { secondFactor: { from: true, to: false } }],
    ]);
    const again = await ask(admin, 'secondFactor.reset', {}, { id: one.id });
    expect([again.status, again.body.code]).toEqual([409, 'second_factor_off']);
  });
});

it('sign-ins with the password alone do not survive a concurrent activation', async () => {
  const one = await person();
  const { secret } = (await ask(one, 'secondFactor.begin', { currentPassword: password })).body;
  const [, ...answers] = await Promise.all([
    ask(one, 'secondFactor.confirm', { code: codeOf(secret) }),
    ...Array.from({ length: 8 }, () => signIn(one)),
  ]);
  for (const { body } of answers) {
    if (!body.token) continue;
    expect((await ask({ token: body.token.plain_text_token }, 'session.get')).status).toBe(401);
  }
});

it('setting up a second factor is refused while one is active', async () => {
  const one = await withTwoSteps();
  const again = await ask(one, 'secondFactor.begin', { currentPassword: password });
  expect([again.status, again.body.code]).toEqual([409, 'second_factor_on']);
  const [factor] = await test.api.db.select().from(secondFactors).where(eq(secondFactors.userId, one.id));
  expect(factor?.secret).toBe(one.secret);
});

describe('two-step sign-in that is mandatory for a role', () => {
  const demand = (twoStepRoles: 'supervisor'[]) => test.api.db.update(tables.settings).set({ twoStepRoles });
  afterAll(() => demand([]));

  it('is required before anything else, and cannot be switched off', async () => {
    const one = await person();
    const other = await person('admin_finance');
    expect((await ask(one, 'notifications.list')).status).toBe(200);
    await demand(['supervisor']);
    expect((await ask(one, 'notifications.list')).body.code).toBe('second_factor_required');
    expect((await ask(one, 'session.get')).body).toMatchObject({ must_add_second_factor: true });
    expect((await ask(other, 'notifications.list')).status).toBe(200);
    const { secret } = (await ask(one, 'secondFactor.begin', { currentPassword: password })).body;
    expect((await ask(one, 'secondFactor.confirm', { code: codeOf(secret) })).status).toBe(200);
    expect((await ask(one, 'notifications.list')).status).toBe(200);
    expect((await ask(one, 'session.get')).body).toMatchObject({ must_add_second_factor: false });
    pass(30);
    const removal = { currentPassword: password, code: codeOf(secret) };
    expect((await ask(one, 'secondFactor.remove', removal)).body.code).toBe('second_factor_required');
    expect((await ask(one, 'secondFactor.get')).body).toMatchObject({ demanded: true });
  });

  it('is required again after a reset, but not of an admin who impersonates the person', async () => {
    await demand(['supervisor']);
    const one = await withTwoSteps();
    const admin = await asRole(test, 'admin');
    expect((await ask(admin, 'secondFactor.reset', undefined, { id: one.id })).status).toBe(200);
    const again = { token: await openSession(test, one.id) };
    expect((await ask(again, 'notifications.list')).body.code).toBe('second_factor_required');
    const seen = await ask(admin, 'sessions.seeAs', { userId: one.id });
    const eyes = { token: String(seen.body.token?.plain_text_token) };
    expect((await ask(eyes, 'notifications.list')).status).toBe(200);
  });
});
