import { createPublicKey, verify as verifySignature } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CertificateKeys } from '#domain/api/paperViews';
import type { VerificationView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import { tables } from '../../server/db/schema/declared';
import { currentCertificates } from '../../server/modules/certificates/requestCertificates';
import { detailFor } from '../../server/modules/requestView/loadRequestView';
import { newCertificateKey, readCertificateKey } from '../../server/adapters/certificateKey';
import { readSeal } from '@/pages/verify/readSeal';
import { call } from '../support/call';
import { asRole } from '../support/people';
import type { Person } from './ordersFixture';
import {
  perform,
  buildInspectionsFixture,
  sendResults,
  sunday,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
let admin: Person;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  admin = await asRole(fixture.test, 'admin');
});
afterAll(() => fixture.test.close());
beforeEach(() => fixture.test.setNow(sunday));

async function currentCertificate(requestId: string) {
  const [found] = await currentCertificates(fixture.test.api.db, requestId);
  if (!found) throw new Error('no certificate');
  return found;
}
async function verified(code: string) {
  return (await call<VerificationView>(fixture.test, 'certificates.verify', { params: { code } })).body;
}
const reason = 'بُنيت على سجلات حرارة غير صحيحة.';
const revoke = (id: string, who: Person, said: string = reason) =>
  perform(fixture, 'adminInspections.revokeCertificate', who, id, { reason: said });
const answer = (id: string, reply: string) =>
  perform(fixture, 'clientInspections.replyToRevocation', fixture.client, id, { reply });
const actionsOf = (view: RequestView) =>
  view.actions.filter(({ allowed }) => allowed).map(({ name }) => name);

describe('a revoked certificate', () => {
  it('is publicly shown with its reason and the holder’s single reply', async () => {
    const id = await sendResults(fixture, {});
    const { code } = await currentCertificate(id);
    const revoked = await revoke(id, admin);
    expect(revoked.status).toBe(200);
    expect(await verified(code)).toMatchObject({ state: 'revoked', revocation: { reason, reply: null } });

    const view = await call<RequestView>(fixture.test, 'clientInspections.get', {
      token: fixture.client.token,
      params: { id },
    });
    expect(actionsOf(view.body)).toContain('replyToRevocation');
    expect(view.body.certificates.map(({ state }) => state)).toEqual(['revoked']);
    expect((await answer(id, 'صححنا السجلات وأرفقناها.')).status).toBe(200);
    expect((await verified(code)).revocation).toMatchObject({ reply: 'صححنا السجلات وأرفقناها.' });
    expect((await answer(id, 'وأيضًا')).status).toBe(409);
  });

  it('of a fleet is named in the history for roles that read certificates, not for finance', () => {
    const detail = { certificate: { code: '6379S83B4A', subjectName: 'أ ب ج 1234' } };
    expect(detailFor({ role: 'supervisor' }, detail)).toEqual(detail);
    expect(detailFor({ role: 'client' }, detail)).toEqual(detail);
    expect(detailFor({ role: 'admin_finance' }, detail)).toBeNull();
  });

  it('cannot be regenerated or revoked again', async () => {
    const id = await sendResults(fixture, {});
    await revoke(id, admin);
    expect(
      (await perform(fixture, 'supervisorInspections.regenerateCertificate', fixture.supervisor, id)).status,
    ).toBe(409);
    expect((await revoke(id, admin)).status).toBe(409);
    expect(await currentCertificates(fixture.test.api.db, id)).toEqual([]);
  });

  it('requires a general admin, a reason and a current certificate', async () => {
    const id = await sendResults(fixture, {});
    const operations = await asRole(fixture.test, 'admin_operation');
    for (const who of [operations, fixture.supervisor, fixture.client])
      expect((await revoke(id, who)).status).toBe(403);
    expect((await revoke(id, admin, ' ')).status).toBe(400);
    const failed = await sendResults(fixture, { q1: 0, q2: 0, q3: 0 });
    expect((await revoke(failed, admin)).status).toBe(409);
    expect((await answer(id, 'لم تُلغَ')).status).toBe(409);
  });
});

describe('revoking a certificate by its code', () => {
  it('needs no request version, and works only while the certificate is current', async () => {
    const id = await sendResults(fixture, {});
    const { code } = await currentCertificate(id);
    const attempt = (person: Person) =>
      call(fixture.test, 'adminInspections.revokeCertificate', {
        token: person.token,
        params: { id },
        body: {
          certificateCode: code,
          reason,
        },
      });
    expect((await attempt(fixture.client)).status).toBe(403);
    expect((await attempt(admin)).status).toBe(200);
    expect((await verified(code)).state).toBe('revoked');
    expect((await attempt(admin)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the list of certificates', () => {
  /** Returns the certificates of a request in the list, newest first, and the states under which they are found. */
  async function listed(requestId: string) {
    const rows = async (query: Record<string, string>) => {
      const answer = await fixture.test.app.inject({
        url: '/api/v1/admin/certificates',
        headers: { authorization: `Bearer ${admin.token}` },
        query: { requestId, _sort: 'issuedAt', _order: 'desc', ...query },
      });
      return answer.json<{ state: string }[]>().map(({ state }) => state);
    };
    const found: string[] = [];
    for (const state of ['valid', 'expired', 'superseded', 'revoked'])
      found.push(...(await rows({ state })).map((said) => `${state}:${said}`));
    return { states: await rows({}), found };
  }

  it('shows the state of each certificate, and filters by it', async () => {
    const id = await sendResults(fixture, {});
    expect(await listed(id)).toEqual({ states: ['valid'], found: ['valid:valid'] });
    await revoke(id, admin);
    expect(await listed(id)).toEqual({ states: ['revoked'], found: ['revoked:revoked'] });

    const renewed = await sendResults(fixture, {});
    await fixture.test.api.db
      .update(tables.clients)
      .set({ companyName: 'مطاعم أخرى' })
      .where(eq(tables.clients.id, fixture.client.id));
    await perform(fixture, 'supervisorInspections.regenerateCertificate', fixture.supervisor, renewed);
    const { states, found } = await listed(renewed);
    // Both were issued at the same moment of the tests' clock.
    expect(states.toSorted()).toEqual(['superseded', 'valid']);
    expect(found).toEqual(['valid:valid', 'superseded:superseded']);
  });
});

describe('the digital seal of a certificate', () => {
  const sealOf = async (requestId: string) => String((await currentCertificate(requestId)).data?.seal);
  const keys = async () => (await call<CertificateKeys>(fixture.test, 'certificates.keys')).body.keys;

  it('matches the register and can be verified with the published key', async () => {
    const id = await sendResults(fixture, {});
    const { code, issuedAt, validUntil } = await currentCertificate(id);
    const seal = await sealOf(id);
    const [key] = await keys();
    const [head, said, signature = ''] = seal.split('.');
    const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
    const bytes = Buffer.from(signature, 'base64url');
    expect(verifySignature(null, Buffer.from(`${head}.${said}`), publicKey, bytes)).toBe(true);
    expect(await readSeal(seal, await keys())).toEqual({
      kind: 'genuine',
      claims: {
        jti: code,
        sub: 'فرع العليا',
        org: expect.any(String),
        score: 100,
        grade: 'A',
        iat: Math.floor(issuedAt.getTime() / 1e3),
        exp: Math.floor(validUntil.getTime() / 1e3),
      },
    });
  });

  it('reveals altered claims and foreign signatures', async () => {
    const seal = await sealOf(await sendResults(fixture, {}));
    const [head, said = '', signature] = seal.split('.');
    const claims = JSON.parse(Buffer.from(said, 'base64url').toString()) as object;
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const better = [head, encode({ ...claims, score: 99.9 }), signature].join('.');
    const unsigned = [encode({ alg: 'none' }), said, ''].join('.');
    const foreign = readCertificateKey(newCertificateKey()).sign(claims);
    for (const forged of [better, unsigned, foreign, said, `${seal}.x`, 'x'])
      expect([forged, await readSeal(forged, await keys())]).toEqual([forged, { kind: 'tampered' }]);
    expect(await readSeal(seal, [])).toEqual({ kind: 'unknown' });
  });
});
