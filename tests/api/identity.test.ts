import { generateKeyPairSync, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readIdentityToken } from '../../server/adapters/identity/nafath';
import { sandboxIdentities } from '../../server/db/schema/messages';
import { identityChecks } from '../../server/db/schema/profile';
import { signDecision } from '../../server/sandbox/nafathTransactions';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { secondProcess } from '../support/secondProcess';
import {
  buildProfileFixture,
  identityState,
  later,
  noon,
  type Person,
  type ProfileFixture,
  startIdentity,
} from './profileFixture';

let fixture: ProfileFixture;
let person: Person;
beforeAll(async () => {
  fixture = await buildProfileFixture();
});
beforeEach(async () => {
  fixture.test.setNow(noon);
  person = await asRole(fixture.test, 'client', { profileCompleted: false });
});
afterAll(() => fixture?.test.close());

let serial = 0;
/** Returns an unused number, because the service allows one attempt at a time for each person. */
function freshId(): string {
  serial += 1;
  return serialId(serial);
}

function serialId(number: number): string {
  const body = `2${String(number).padStart(8, '0')}`;
  const sum = [...body].reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const checkOf = async (userId: string) => {
  const [check] = await fixture.test.api.db
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.userId, userId));
  if (!check) throw new Error('nothing was asked');
  return check;
};

const publishedKey = async (app: FastifyInstance) => {
  const response = await app.inject({
    url: '/sandbox/nafath/api/v1/mfa/jwk',
    headers: { 'app-id': 'sandbox', 'app-key': 'sandbox' },
  });
  return response.json<{ keys: { kid: string; n: string }[] }>().keys[0];
};

describe('verifying an identity', () => {
  it('shows two digits to pick and then the name that the service confirms', async () => {
    const nationalId = freshId();
    const { status, body } = await startIdentity(fixture.test, person.token, nationalId);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'waiting', lastFour: nationalId.slice(-4), sandbox: true });
    expect(body.random).toMatch(/^\d{2}$/);
    expect((await identityState(fixture.test, person.token)).state).toBe('waiting');
    later(fixture.test, 5);
    expect(await identityState(fixture.test, person.token)).toMatchObject({
      state: 'verified',
      random: null,
      name: 'محمد عبدالله سعد الأحمد',
    });
  });

  it('stores the national id encrypted while waiting, and deletes it afterwards', async () => {
    const nationalId = freshId();
    await startIdentity(fixture.test, person.token, nationalId);
    const waiting = await checkOf(person.id);
    expect(JSON.stringify(waiting)).not.toContain(nationalId);
    expect(waiting.nationalIdSealed).not.toBeNull();
    later(fixture.test, 5);
    await identityState(fixture.test, person.token);
    expect(await checkOf(person.id)).toMatchObject({ status: 'verified', nationalIdSealed: null });
  });

  it('continues the attempt in progress when started again', async () => {
    const nationalId = freshId();
    const first = await startIdentity(fixture.test, person.token, nationalId);
    const again = await startIdentity(fixture.test, person.token, nationalId);
    expect(again.body.random).toBe(first.body.random);
  });

  it('can be refused by the person in the app, and tried again', async () => {
    await startIdentity(fixture.test, person.token, '1000000016');
    later(fixture.test, 5);
    expect((await identityState(fixture.test, person.token)).state).toBe('refused');
    expect((await startIdentity(fixture.test, person.token, freshId())).body.state).toBe('waiting');
  });

  it('expires if the service gets no answer', async () => {
    await startIdentity(fixture.test, person.token, '1000000024');
    later(fixture.test, 13);
    expect(await identityState(fixture.test, person.token)).toMatchObject({ state: 'expired', random: null });
  });

  it('expires after three minutes, however long the service would wait', async () => {
    await startIdentity(fixture.test, person.token, freshId());
    later(fixture.test, 181);
    expect((await identityState(fixture.test, person.token)).state).toBe('expired');
  });

  it('is refused while the service has an open attempt for the same national id', async () => {
    const { status, body } = await startIdentity(fixture.test, person.token, '1000000032');
    expect([status, body.code]).toEqual([409, 'identity_active']);
    const nationalId = freshId();
    await startIdentity(fixture.test, person.token, nationalId);
    const other = await asRole(fixture.test, 'client', { profileCompleted: false });
    expect((await startIdentity(fixture.test, other.token, nationalId)).status).toBe(409);
  });

  it('refuses a national id with a wrong check digit', async () => {
    expect((await startIdentity(fixture.test, person.token, '1000000009')).status).toBe(400);
  });
});

describe("the identity service's signed callback", () => {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const callback = (token: string, transId: string) =>
    call<{ code: string }>(fixture.test, 'identity.callback', { body: { token, transId } });

  async function forged(header: object, secret?: (text: string) => string): Promise<string> {
    const { transId } = await checkOf(person.id);
    const exp = Math.floor(noon.getTime() / 1000) + 300;
    const text = `${encode(header)}.${encode({ aud: 'salama', exp, transId, status: 'COMPLETED', nin: '1000000008' })}`;
    const signature = secret
      ? secret(text)
      : sign('sha256', Buffer.from(text), privateKey).toString('base64url');
    return `${text}.${signature}`;
  }

  beforeEach(() => startIdentity(fixture.test, person.token, freshId()));

  it.each([
    [
      'signed by another key under the known id',
      async () => forged({ alg: 'RS256', kid: (await publishedKey(fixture.test.app))?.kid }),
    ],
    ['of a key that nobody published', async () => forged({ alg: 'RS256', kid: 'other' })],
    [
      'that asks for no signature',
      async () => forged({ alg: 'none', kid: (await publishedKey(fixture.test.app))?.kid }, () => ''),
    ],
    ['that is no token at all', () => Promise.resolve('a.b.c')],
  ])('is refused with a token %s', async (_, make) => {
    const { transId } = await checkOf(person.id);
    const { status, body } = await callback(await make(), transId);
    expect([status, body.code]).toEqual([401, 'identity_token_refused']);
    expect((await checkOf(person.id)).status).toBe('waiting');
  });

  it('is applied once, and only for the right national id; repeats and later ones change nothing', async () => {
    const { transId } = await checkOf(person.id);
    const nationalId = freshId();
    const say = async (status: 'REJECTED' | 'COMPLETED', about = nationalId) =>
      callback(await signDecision(fixture.test.api, { transId, nationalId: about, status }), transId);
    // Signed by the service itself, but for another number.
    expect((await say('COMPLETED')).status).toBe(401);
    expect((await checkOf(person.id)).status).toBe('waiting');
    expect((await say('REJECTED')).status).toBe(200);
    expect((await say('REJECTED')).status).toBe(200);
    expect((await say('COMPLETED', String(serialId(serial - 1)))).status).toBe(200);
    expect((await checkOf(person.id)).status).toBe('refused');
  });

  it('needs our audience and an unexpired token', async () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const now = Math.floor(noon.getTime() / 1000);
    const made = (changes: object) => {
      const claims = { aud: 'salama', exp: now + 60, transId: 't', status: 'COMPLETED', nin: 1000000008 };
      const text = `${encode({ alg: 'RS256', kid: 'k' })}.${encode({ ...claims, ...changes })}`;
      return `${text}.${sign('sha256', Buffer.from(text), pair.privateKey).toString('base64url')}`;
    };
    const read = (changes: object) =>
      readIdentityToken(made(changes), {
        keys: { find: (kid) => Promise.resolve(kid === 'k' ? pair.publicKey : null) },
        audience: 'salama',
        now: noon,
      });
    expect(await read({})).toMatchObject({ transId: 't', nationalId: '1000000008' });
    expect(await read({ aud: 'another portal' })).toBeNull();
    expect(await read({ exp: now })).toBeNull();
  });
});

describe('the sandbox identity service', () => {
  it('is shared by all processes', async () => {
    const other = await secondProcess(fixture.test);
    const nationalId = freshId();
    await startIdentity(fixture.test, person.token, nationalId);
    const rival = await asRole(fixture.test, 'client', { profileCompleted: false });
    expect((await startIdentity(other, rival.token, nationalId)).body.code).toBe('identity_active');
    later(fixture.test, 5);
    // Decided and reported at the other process; each process accepts the other's signature.
    expect(await identityState(other, person.token)).toMatchObject({ state: 'verified' });
    expect(await identityState(fixture.test, person.token)).toMatchObject({ state: 'verified' });
    expect(await publishedKey(other.app)).toEqual(await publishedKey(fixture.test.app));
    await other.app.close();
  });

  it('stores no national ids in plain text', async () => {
    const nationalId = freshId();
    await startIdentity(fixture.test, person.token, nationalId);
    const identities = await fixture.test.api.db.select().from(sandboxIdentities);
    expect(identities.length).toBeGreaterThan(0);
    expect(JSON.stringify(identities)).not.toContain(nationalId);
  });

  it('refuses calls without both keys', async () => {
    const response = await fixture.test.app.inject({
      method: 'POST',
      url: '/sandbox/nafath/api/v1/mfa/request',
      headers: { 'app-id': 'sandbox' },
      payload: { nationalId: '1000000008', service: 'Login' },
    });
    expect(response.statusCode).toBe(403);
  });
});
