import { rm } from 'node:fs/promises';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VerificationView } from '#domain/api/orderViews';
import { uploadLimit } from 'sijil/base/files/uploads';
import type { FileLink } from 'sijil/contract/parts';
import { files } from 'sijil/server/db/schema/files';
import { tables } from '../../server/db/schema/declared';
import { auditEntries } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { requests } from '../../server/db/schema/requests';
import { certificates } from '../../server/db/schema/certificates';
import { hashPassword } from 'sijil/server/http/secrets';
import { currentCertificates } from '../../server/modules/certificates/requestCertificates';
import { drawCertificate } from '../../server/modules/certificates/drawCertificate';
import { eraseFiles } from 'sijil/server/files/eraseFiles';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { tinyPdf, upload } from '../support/upload';
import {
  buildInspectionsFixture,
  perform,
  sendResults,
  succeed,
  type InspectionsFixture,
} from './inspectionsFixture';

type Company = { readonly version: number; readonly logo: FileLink | null; readonly code?: string };

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());

const pink = { r: 230, g: 0, b: 120 };
let drawn = 0;
/** Uploads a logo of one colour; each upload is a different picture. */
async function uploadLogo({ token } = fixture.client, background: typeof pink = pink): Promise<string> {
  drawn += 1;
  const picture = sharp({ create: { width: 60 + drawn, height: 60, channels: 3, background } });
  const logo = { content: await picture.png().toBuffer(), name: 'logo.png' };
  return (await upload(fixture.test, token, logo, 'image')).body.id;
}

const setLogo = (logo: string | null, { token } = fixture.client) =>
  call<Company>(fixture.test, 'profile.setLogo', { token, body: { logo } });
async function profile({ token } = fixture.client): Promise<Company> {
  const params = { userId: fixture.client.id };
  return (await call<Company>(fixture.test, 'clients.getProfile', { token, params })).body;
}
async function certificateOf(requestId: string) {
  const [found] = await currentCertificates(fixture.test.api.db, requestId);
  if (!found) throw new Error('no certificate');
  return found;
}
const regenerate = (id: string) =>
  succeed(perform(fixture, 'supervisorInspections.regenerateCertificate', fixture.supervisor, id));
const verify = async (code: string) =>
  (await call<VerificationView>(fixture.test, 'certificates.verify', { params: { code } })).body;
const holdsFile = async (id: string) => (await fixture.test.api.db.$count(files, eq(files.id, id))) === 1;

describe('a company’s logo', () => {
  it('can be set, changed and removed by the owner, each time with an audit entry', async () => {
    const [first, second] = [await uploadLogo(), await uploadLogo()];
    expect((await setLogo(first)).body.logo).toMatchObject({ id: first, type: 'image/png' });
    expect((await setLogo(second)).body.logo?.id).toBe(second);
    const unchanged = (await setLogo(second)).body.version;
    expect((await profile()).version).toBe(unchanged);
    expect((await setLogo(null)).body.logo).toBeNull();
    const entries = await fixture.test.api.db
      .select({ changes: auditEntries.changes, actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.recordId, fixture.client.id))
      .orderBy(auditEntries.version);
    expect(entries).toEqual([
      { actorId: fixture.client.id, changes: { logo: { from: null, to: first } } },
      { actorId: fixture.client.id, changes: { logo: { from: first, to: second } } },
      { actorId: fixture.client.id, changes: { logo: { from: second, to: null } } },
    ]);
  });

  it('is visible to a branch manager, who may not change it', async () => {
    const logo = await uploadLogo();
    await setLogo(logo);
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: fixture.client.id,
      branchIds: [fixture.branchId],
    });
    expect((await profile(manager)).logo?.id).toBe(logo);
    expect((await setLogo(null, manager)).status).toBe(403);
    expect((await profile()).logo?.id).toBe(logo);
  });

  it('can be set by an admin, and saved again by the owner', async () => {
    const admin = await asRole(fixture.test, 'admin');
    const logo = await uploadLogo(admin);
    const { version } = await profile();
    const { status } = await call(fixture.test, 'adminUsers.update', {
      token: admin.token,
      params: { id: fixture.client.id },
      body: { version, logo },
    });
    expect(status).toBe(200);
    expect(await setLogo(logo)).toMatchObject({ status: 200, body: { logo: { id: logo } } });
  });

  it('cannot be a PDF, an SVG, another company’s file or a file above the size limit', async () => {
    const before = (await profile()).logo?.id;
    const { token } = fixture.client;
    const pdf = await upload(fixture.test, token, { content: tinyPdf, name: 'logo.pdf' }, 'document');
    expect(await setLogo(pdf.body.id)).toMatchObject({ status: 415, body: { code: 'file_type_refused' } });
    const other = await asRole(fixture.test, 'client');
    expect((await setLogo(await uploadLogo(other))).status).toBe(422);
    expect((await setLogo('3f0c7c1e-4f5d-4b32-9a52-3c1d2f6a7b80')).status).toBe(422);
    const svg = { content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'logo.png' };
    expect((await upload(fixture.test, token, svg, 'image')).body).toMatchObject({
      code: 'file_type_refused',
    });
    const large = { content: Buffer.alloc(uploadLimit + 1, 0xff), name: 'logo.jpg' };
    expect((await upload(fixture.test, token, large, 'image')).body).toMatchObject({
      code: 'file_too_large',
    });
    expect((await profile()).logo?.id).toBe(before);
  });
});

describe('the logo on a certificate', () => {
  it('is the one at the time of issue; a new logo gives a regenerated certificate a new code', async () => {
    const [first, second] = [await uploadLogo(), await uploadLogo()];
    await setLogo(first);
    const id = await sendResults(fixture, {});
    const issued = await certificateOf(id);
    expect(issued.logo).toBe(first);
    await regenerate(id);
    expect((await certificateOf(id)).code).toBe(issued.code);
    await setLogo(second);
    expect((await verify(issued.code)).logo).toContain(`/files/${first}/thumbnail?`);
    await regenerate(id);
    const anew = await certificateOf(id);
    expect([anew.logo, anew.code === issued.code]).toEqual([second, false]);
    expect((await verify(issued.code)).logo).toContain(`/files/${first}/`);
    expect((await verify(anew.code)).logo).toContain(`/files/${second}/`);
    await fixture.test.api.db.transaction((tx) => eraseFiles(tx, [first], fixture.test.api.clock()));
    expect(await holdsFile(first)).toBe(true);
  });

  it('is shown to anybody who verifies the certificate', async () => {
    await setLogo(await uploadLogo());
    const { code } = await certificateOf(await sendResults(fixture, {}));
    const { logo } = await verify(code);
    const shown = await fixture.test.app.inject({ url: String(logo) });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    await setLogo(null);
    const plain = await certificateOf(await sendResults(fixture, {}));
    expect((await verify(plain.code)).logo).toBeNull();
  });

  it('is the restaurant’s own logo if it has one', async () => {
    const { db } = fixture.test.api;
    const { branches, restaurants } = tables;
    const [company, own] = [await uploadLogo(), await uploadLogo()];
    await setLogo(company);
    const [restaurant] = await db
      .insert(restaurants)
      .values({ clientId: fixture.client.id, name: 'مطعم الواحة', logo: own })
      .returning({ id: restaurants.id });
    const ofBranch = eq(branches.id, fixture.branchId);
    await db
      .update(branches)
      .set({ restaurantId: String(restaurant?.id) })
      .where(ofBranch);
    expect((await certificateOf(await sendResults(fixture, {}))).logo).toBe(own);
    await db.update(branches).set({ restaurantId: null }).where(ofBranch);
    expect((await certificateOf(await sendResults(fixture, {}))).logo).toBe(company);
  });

  /** Counts the pixels of the pink logo on the shared picture. */
  async function pinkPixels(code: string): Promise<number> {
    const card = await fixture.test.app.inject({ url: `/verify/${code}/card.png` });
    expect(card.statusCode).toBe(200);
    const raw = await sharp(card.rawPayload).removeAlpha().raw().toBuffer();
    let pixels = 0;
    for (let at = 0; at < raw.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = raw.subarray(at, at + 3);
      if (Math.abs(red - pink.r) + green + Math.abs(blue - pink.b) < 20) pixels += 1;
    }
    return pixels;
  }

  it('appears on the shared picture, and a lost logo file does not block rendering', async () => {
    const logo = await uploadLogo();
    await setLogo(logo);
    const id = await sendResults(fixture, {});
    const { code, id: certificateId } = await certificateOf(id);
    expect(await pinkPixels(code)).toBeGreaterThan(2000);
    const [file] = await fixture.test.api.db.select().from(files).where(eq(files.id, logo));
    const sha256 = String(file?.sha256);
    await rm(path.join(fixture.test.files, sha256.slice(0, 2), sha256));
    expect(await pinkPixels(code)).toBe(0);
    await drawCertificate(fixture.test.api, { certificateId });
    const { fileAr, fileEn } = await certificateOf(id);
    expect([fileAr, fileEn]).not.toContain(null);
  });

  it('survives the deletion of the company’s account, unlike a logo on no certificate', async () => {
    const { db } = fixture.test.api;
    const { clients } = tables;
    const { client } = fixture;
    const [printed, unused] = [await uploadLogo(), await uploadLogo()];
    await setLogo(printed);
    const { code } = await certificateOf(await sendResults(fixture, {}));
    await setLogo(unused);
    await db.update(requests).set({ status: 'inspection_completed' }).where(eq(requests.clientId, client.id));
    const [row] = await db.select().from(clients).where(eq(clients.id, client.id));
    await db
      .update(users)
      .set({ passwordHash: await hashPassword('Strong123') })
      .where(eq(users.id, client.id));
    const { status } = await call(fixture.test, 'clients.deleteOwnAccount', {
      token: client.token,
      body: { companyName: String(row?.companyName), password: 'Strong123' },
    });
    expect(status).toBe(200);
    const [erased] = await db.select().from(clients).where(eq(clients.id, client.id));
    expect(erased?.logo).toBeNull();
    const left = await db
      .select({ id: files.id })
      .from(files)
      .where(inArray(files.id, [printed, unused]));
    expect(left).toEqual([{ id: printed }]);
    expect((await verify(code)).logo).toContain(`/files/${printed}/`);
    expect(await db.$count(certificates, eq(certificates.logo, unused))).toBe(0);
  });
});
