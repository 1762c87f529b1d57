import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationView } from '#domain/api/messageViews';
import type { VerificationView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import { certificates } from '../../server/db/schema/certificates';
import { files } from 'sijil/server/db/schema/files';
import { tables } from '../../server/db/schema/declared';
import { currentCertificates } from '../../server/modules/certificates/requestCertificates';
import { drawCertificate } from '../../server/modules/certificates/drawCertificate';
import { registerVerifyPage } from '../../server/modules/certificates/registerVerifyPage';
import { validUntil } from '../../domain/certificates/certificateState';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { addBranch } from './ordersFixture';
import {
  perform,
  answersOf,
  buildInspectionsFixture,
  makeFleetRequest,
  photograph,
  sendResults,
  succeed,
  sunday,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());
beforeEach(() => fixture.test.setNow(sunday));

const verify = (code: string) =>
  call<VerificationView>(fixture.test, 'certificates.verify', { params: { code } });
async function certificateOf(requestId: string) {
  const [found] = await currentCertificates(fixture.test.api.db, requestId);
  if (!found) throw new Error('no certificate');
  return found;
}
const regenerate = (id: string) =>
  succeed(perform(fixture, 'supervisorInspections.regenerateCertificate', fixture.supervisor, id));

let issues = 0;
/** Issues the certificate again after the company has changed its name. */
const reissue = async (id: string) => {
  issues += 1;
  const { clients } = tables;
  await fixture.test.api.db
    .update(clients)
    .set({ companyName: `مطاعم ${issues}` })
    .where(eq(clients.id, fixture.client.id));
  await regenerate(id);
};

/** Renames the branch, so that a new certificate differs. */
const renameBranch = async (name: string) => {
  const { branches } = tables;
  await fixture.test.api.db.update(branches).set({ name }).where(eq(branches.id, fixture.branchId));
};

describe('regenerating a certificate', () => {
  it('gives it a new code and version, with a notice, only if its content changed', async () => {
    const id = await sendResults(fixture, {});
    const before = await certificateOf(id);
    fixture.test.setNow(new Date('2026-11-29T07:00:00Z'));
    await regenerate(id);
    expect(await certificateOf(id)).toMatchObject({ code: before.code, version: 1 });
    const listNotices = () =>
      call<NotificationView[]>(fixture.test, 'notifications.list', { token: fixture.client.token });
    const kinds = async () =>
      (await listNotices()).body.filter(({ requestId }) => requestId === id).map(({ kind }) => kind);
    expect(await kinds()).not.toContain('regenerateCertificate');
    await renameBranch('فرع العليا الجديد');
    await regenerate(id);
    await renameBranch('فرع العليا');
    const after = await certificateOf(id);
    expect(after).toMatchObject({ version: 2, validUntil: before.validUntil });
    expect(after.code).not.toBe(before.code);
    expect(await kinds()).toContain('regenerateCertificate');
  });
});

describe('a certificate', () => {
  it('is named in the history by the step that issued it, even if corrections follow', async () => {
    const id = await sendResults(fixture, { q2: 1 });
    const first = await certificateOf(id);
    const { token } = fixture.client;
    const read = () => call<RequestView>(fixture.test, 'clientInspections.get', { token, params: { id } });
    const { status, history } = (await read()).body;
    expect(status).toBe('corrections_needed');
    expect(
      history.flatMap(({ transition, detail }) => (detail?.issued ? [[transition, detail.issued]] : [])),
    ).toEqual([['sendResults', [{ code: first.code, subjectName: first.subject.subjectName }]]]);
    await regenerate(id);
    expect((await read()).body.history.at(-1)?.detail).toBeNull();
    const finance = await asRole(fixture.test, 'admin_finance');
    const seen = await call<RequestView>(fixture.test, 'inspections.get', {
      token: finance.token,
      params: { id },
    });
    expect(seen.status).toBe(200);
    expect(seen.body.history.filter(({ detail }) => detail?.issued)).toEqual([]);
  });

  it('has the reason of a lowered grade in the lists of its holder and of the admins', async () => {
    const lowered = await certificateOf(await sendResults(fixture, { q1: 0 }));
    const full = await certificateOf(await sendResults(fixture, {}));
    const reason = 'Lowered from A to C because a critical item failed.';
    interface Row {
      readonly code: string;
      readonly gradeReason: { readonly en: string } | null;
    }
    const read = async (list: string, token: string) => {
      const answer = await fixture.test.app.inject({
        url: `/api/v1/${list}?_start=0&_end=100`,
        headers: { authorization: `Bearer ${token}` },
      });
      const rows = answer.json<Row[]>();
      return [lowered, full].map(({ code }) => rows.find((row) => row.code === code)?.gradeReason?.en);
    };
    expect(await read('client/certificates', fixture.client.token)).toEqual([reason, undefined]);
    const admin = await asRole(fixture.test, 'admin');
    expect(await read('admin/certificates', admin.token)).toEqual([reason, undefined]);
  });

  it('is shown to anybody who enters its code, in any spelling', async () => {
    const { code } = await certificateOf(await sendResults(fixture, {}));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const { status, body } = await verify(`${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code,
      state: 'valid',
      subjectName: 'فرع العليا',
      score: 100,
      grade: 'A',
      validUntil: '2027-11-22T20:59:59.999Z',
      supersededBy: [],
    });
    expect((await verify('0000000000')).status).toBe(404);
  });

  it('expires at the end of its last day', async () => {
    const { code } = await certificateOf(await sendResults(fixture, {}));
    fixture.test.setNow(new Date('2027-11-22T20:59:59Z'));
    expect((await verify(code)).body.state).toBe('valid');
    fixture.test.setNow(new Date('2027-11-22T21:00:00Z'));
    expect((await verify(code)).body.state).toBe('expired');
  });

  it('is shown as revoked after its revocation', async () => {
    const { code, id } = await certificateOf(await sendResults(fixture, {}));
    await fixture.test.api.db.update(certificates).set({ revokedAt: sunday }).where(eq(certificates.id, id));
    expect((await verify(code)).body.state).toBe('revoked');
  });

  it('when reissued has the current branch name but the same expiry date', async () => {
    const id = await sendResults(fixture, {});
    const first = await certificateOf(id);
    await fixture.test.api.db
      .update(tables.branches)
      .set({ name: 'فرع الورود' })
      .where(eq(tables.branches.id, fixture.branchId));
    fixture.test.setNow(new Date('2026-12-15T07:00:00Z'));
    await reissue(id);
    const second = await certificateOf(id);
    expect([second.version, second.subject.subjectName]).toEqual([2, 'فرع الورود']);
    expect(second.validUntil).toEqual(first.validUntil);
    expect((await verify(first.code)).body).toMatchObject({
      state: 'superseded',
      subjectName: 'فرع العليا',
      supersededBy: [{ code: second.code, subjectName: 'فرع الورود' }],
    });
  });

  it('that was superseded links to the current version, not just to the next one', async () => {
    const id = await sendResults(fixture, {});
    const first = await certificateOf(id);
    await reissue(id);
    await reissue(id);
    expect((await verify(first.code)).body.supersededBy).toMatchObject([
      { code: (await certificateOf(id)).code },
    ]);
  });

  it('is rendered as PDF in both languages once, however often its job runs', async () => {
    const { id } = await certificateOf(await sendResults(fixture, {}));
    const job = () => drawCertificate(fixture.test.api, { certificateId: id });
    await Promise.all([job(), job()]);
    const count = await fixture.test.api.db.$count(files);
    await job();
    expect(await fixture.test.api.db.$count(files)).toBe(count);
    const [drawn] = await fixture.test.api.db.select().from(certificates).where(eq(certificates.id, id));
    for (const fileId of [drawn?.fileAr, drawn?.fileEn]) {
      const [file] = await fixture.test.api.db
        .select()
        .from(files)
        .where(eq(files.id, String(fileId)));
      const content = await fixture.test.api.storage.read(String(file?.sha256));
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('is rendered by a job that is queued when it is issued', async () => {
    const id = await sendResults(fixture, {});
    await fixture.test.runJobs();
    expect((await certificateOf(id)).fileAr).not.toBeNull();
  });
});

describe('the certificates of a fleet', () => {
  /** Three vehicles with scores of 100, 80, and 70 with three critical failures. */
  async function inspectFleet() {
    const plates = ['ABJ 3001', 'ABJ 3002', 'ABJ 3003'].map((plate) => `${plate}${++fleets}`);
    const { id, vehicleIds } = await makeFleetRequest(fixture, 'inspector_assigned', plates);
    await succeed(perform(fixture, 'field.start', fixture.inspector, id));
    const photo = await photograph(fixture, id);
    const scores: Parameters<typeof answersOf>[0][] = [{}, { q4: 0, q5: 0 }, { q1: 0, q2: 0, q3: 0 }];
    const answers = vehicleIds.flatMap((vehicle, place) => answersOf(scores[place] ?? {}, photo, vehicle));
    await succeed(perform(fixture, 'field.submitForm', fixture.inspector, id, { answers }));
    await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
    const sent = await succeed(perform(fixture, 'supervisorInspections.sendResults', fixture.supervisor, id));
    return { id, plates, vehicleIds, sent };
  }
  let fleets = 0;

  it('are issued for each vehicle that passed, with its own score, grade, validity and page', async () => {
    const { plates, sent } = await inspectFleet();
    const [good = '', fair = ''] = plates;
    const said = sent.certificates.map(({ vehicle, score, grade }) => [vehicle?.number, score, grade]);
    expect(said).toEqual([
      [good, 100, 'A'],
      [fair, 80, 'B'],
    ]);
    const [first, second] = sent.certificates;
    expect(first?.code).not.toBe(second?.code);
    expect((await verify(String(second?.code))).body).toMatchObject({
      subjectName: fair,
      score: 80,
      grade: 'B',
      state: 'valid',
      validUntil: '2027-05-22T20:59:59.999Z',
    });
    await fixture.test.runJobs();
    const rows = await currentCertificates(fixture.test.api.db, sent.id);
    expect(rows.every(({ fileAr, fileEn }) => fileAr && fileEn)).toBe(true);
    expect(rows.map(({ data }) => data?.place.name)).toEqual(expect.arrayContaining([good, fair]));
  });

  it('are revoked, answered and shared individually', async () => {
    const { id, sent } = await inspectFleet();
    const [first, second] = sent.certificates.map(({ code }) => code);
    const admin = await asRole(fixture.test, 'admin');
    const revoke = (body: object) =>
      perform(fixture, 'adminInspections.revokeCertificate', admin, id, { reason: 'سجل مزوّر', ...body });
    const reply = (body: object) =>
      perform(fixture, 'clientInspections.replyToRevocation', fixture.client, id, {
        reply: 'صححناه',
        ...body,
      });
    expect((await revoke({})).body.errors).toHaveProperty('certificateCode');
    const { code: stranger } = await certificateOf(await sendResults(fixture, {}));
    expect((await revoke({ certificateCode: stranger })).status).toBe(400);
    expect((await revoke({ certificateCode: first })).status).toBe(200);
    expect((await verify(String(first))).body.state).toBe('revoked');
    expect((await verify(String(second))).body.state).toBe('valid');
    expect((await reply({ certificateCode: second })).status).toBe(400);
    expect((await reply({})).status).toBe(200);
    const share = await call<{ url: string }>(fixture.test, 'clientInspections.sharePost', {
      token: fixture.client.token,
      params: { id },
      body: {},
    });
    expect(share.body.url).toContain(String(second));
    // Only current certificates are issued again.
    await reissue(id);
    expect((await verify(String(first))).body).toMatchObject({ state: 'revoked', supersededBy: [] });
    const now = (await currentCertificates(fixture.test.api.db, id)).map(({ version }) => version);
    expect(now).toEqual([2]);
  });

  it('leave the other vehicles’ scores in the averages when one is revoked', async () => {
    const { db } = fixture.test.api;
    const counted = async () => {
      const { rows } = await db.execute<{ scored: number; sum: number }>(
        sql`select sum(scored)::int as scored, sum(score_sum)::float8 as sum from client_days where client_id = ${fixture.client.id}`,
      );
      return rows[0] ?? { scored: 0, sum: 0 };
    };
    const before = await counted();
    const { id, sent } = await inspectFleet();
    const admin = await asRole(fixture.test, 'admin');
    const seen: [visits: number, score: number][] = [];
    for (const { code } of [null, ...sent.certificates].map((one) => ({ code: one?.code }))) {
      const revocation = { certificateCode: code, reason: 'سجل مزوّر' };
      if (code) await succeed(perform(fixture, 'adminInspections.revokeCertificate', admin, id, revocation));
      const now = await counted();
      seen.push([now.scored - before.scored, Math.round((now.sum - before.sum) * 10) / 10]);
    }
    // Of 100, 80 and 70; then of 80 and 70; at last of the vehicle that failed and had no certificate.
    expect(seen).toEqual([
      [1, 83.3],
      [1, 75],
      [1, 70],
    ]);
  });

  it('replace an older certificate of the entire fleet only on reissue, with the same expiry', async () => {
    const { id, sent } = await inspectFleet();
    const { db } = fixture.test.api;
    const [currentOne] = await currentCertificates(db, id);
    if (!currentOne) throw new Error('no certificate');
    // State before each vehicle had its own certificate.
    await db.delete(certificates).where(eq(certificates.requestId, id));
    const fleetCertificate = {
      ...currentOne,
      vehicleId: null,
      score: Number(sent.score),
      grade: String(sent.grade),
    };
    const { searchKey: _, ...row } = fleetCertificate;
    await db.insert(certificates).values(row);
    expect((await verify(currentOne.code)).body).toMatchObject({ state: 'valid', supersededBy: [] });
    await reissue(id);
    const { body } = await verify(currentOne.code);
    expect(body.state).toBe('superseded');
    expect(body.supersededBy.map(({ code }) => code).toSorted()).toEqual(
      (await currentCertificates(db, id)).map(({ code }) => code).toSorted(),
    );
    const until = (await currentCertificates(db, id)).map(({ validUntil: end }) => end);
    expect(until).toEqual([currentOne.validUntil, currentOne.validUntil]);
  });
});

describe('a company’s list of certificates', () => {
  it('contains current certificates only, for a manager those of their branches', async () => {
    const id = await sendResults(fixture, {});
    await reissue(id);
    const { code } = await certificateOf(id);
    const own = await call<{ code: string; requestId: string }[]>(fixture.test, 'clients.ownCertificates', {
      token: fixture.client.token,
      query: { _start: 0, _end: 200 },
    });
    expect(own.body.filter((one) => one.requestId === id).map((one) => one.code)).toEqual([code]);
    const codesOf = async (branchIds: string[]) => {
      const { token } = await asRole(fixture.test, 'branch_manager', {
        clientId: fixture.client.id,
        branchIds,
      });
      const seen = await call<{ code: string }[]>(fixture.test, 'clients.ownCertificates', {
        token,
        query: {
          _start: 0,
          _end: 200,
        },
      });
      return seen.body.map((one) => one.code);
    };
    expect(await codesOf([fixture.branchId])).toContain(code);
    expect(await codesOf([await addBranch(fixture.test, fixture.client.id)])).toEqual([]);
    const other = await asRole(fixture.test, 'client');
    const theirs = await call(fixture.test, 'clients.ownCertificates', { token: other.token });
    expect([theirs.body, theirs.headers['x-total-count']]).toEqual([[], '0']);
  });
});

describe('the validity of a certificate', () => {
  it.each([
    ['2026-11-30T10:00:00Z', 3, '2027-02-28'],
    ['2026-08-31T10:00:00Z', 6, '2027-02-28'],
    ['2027-08-31T10:00:00Z', 6, '2028-02-29'],
    // In Riyadh it is already the first of December.
    ['2026-11-30T21:30:00Z', 12, '2027-12-01'],
  ])('from %s for %i months ends with %s', (from, months, day) => {
    expect(validUntil(new Date(from), months)).toEqual(new Date(`${day}T20:59:59.999Z`));
  });
});

describe('the public page of a certificate', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-page-'));
  const file = path.join(folder, 'index.html');
  const page =
    '<!doctype html><html><head><title>سلامة</title><meta\n name="description" content="x" /></head><body><div id="root"></div></body></html>';
  let app: FastifyInstance;
  beforeAll(() => {
    writeFileSync(file, page);
    app = Fastify();
    app.decorateRequest('language', 'ar');
    registerVerifyPage({ ...fixture.test.api, app }, file);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('has social-media metadata, with names escaped', async () => {
    const name = '<script>alert("$&")</script>';
    await fixture.test.api.db
      .update(tables.branches)
      .set({ name })
      .where(eq(tables.branches.id, fixture.branchId));
    const { code } = await certificateOf(await sendResults(fixture, {}));
    const { body, headers } = await app.inject({ url: `/verify/${code}` });
    expect(headers['content-type']).toContain('text/html');
    expect(body).not.toContain('<script>');
    expect(body).toContain('&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt;');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    for (const property of ['og:title', 'og:type', 'og:image', 'og:url'])
      expect(body).toContain(`property="${property}"`);
    expect(body).toContain(`${fixture.test.api.config.publicUrl}/verify/${code}/card.png`);
    const card = await app.inject({ url: `/verify/${code}/card.png` });
    expect(card.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it('has a picture in the format of each network, and 404 for unknown formats', async () => {
    const { code } = await certificateOf(await sendResults(fixture, {}));
    const picture = (format: string) => app.inject({ url: `/verify/${code}/card.png?format=${format}` });
    for (const [format, size] of [
      ['preview', [1200, 630]],
      ['post', [1080, 1350]],
      ['story', [1080, 1920]],
    ] as const) {
      const { rawPayload } = await picture(format);
      // A PNG has its width and height in its first chunk.
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual(size);
    }
    expect((await picture('constructor')).statusCode).toBe(404);
  });

  it('of an unknown code is the portal’s unchanged page', async () => {
    expect((await app.inject({ url: '/verify/NOTACODE' })).body).toBe(page);
  });

  it('is shared through links to four networks; sharing is refused without a certificate', async () => {
    const share = (id: string) =>
      call<{ url: string; caption: { ar: string }; links: Record<string, string> }>(
        fixture.test,
        'clientInspections.sharePost',
        { token: fixture.client.token, params: { id }, body: {} },
      );
    const id = await sendResults(fixture, {});
    const { code } = await certificateOf(id);
    const { body } = await share(id);
    const url = `${fixture.test.api.config.publicUrl}/verify/${code}`;
    expect(body.url).toBe(url);
    expect(Object.keys(body.links)).toEqual(['twitter', 'facebook', 'linkedin', 'whatsapp']);
    for (const link of Object.values(body.links)) expect(link).toContain(encodeURIComponent(url));
    expect((await share(await sendResults(fixture, { q1: 0, q2: 0, q3: 0 }))).status).toBe(409);
  });
});
