import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#domain/access/operations';
import type { ExportView } from 'sijil/contract/exportViews';
import type { FileLink } from 'sijil/contract/parts';
import { certificatePost } from '#domain/templates/seedTemplates';
import { documentVersions, templates } from '../../server/db/schema/templates';
import { exports } from 'sijil/server/db/schema/console';
import { files } from 'sijil/server/db/schema/files';
import { currentCertificates } from '../../server/modules/certificates/requestCertificates';
import { exportGallery } from '../../server/modules/gallery/exportGallery';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { upload } from '../support/upload';
import { buildInspectionsFixture, handIn, sendResults, type InspectionsFixture } from './inspectionsFixture';

let fixture: InspectionsFixture;
let admin: string;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  admin = (await asRole(fixture.test, 'admin')).token;
  await sendResults(fixture, {});
}, 120_000);
afterAll(() => fixture.test.close());

/** Stored file, and the address that shows it. */
interface Stored {
  readonly fileId: string;
  readonly url: string;
}

let pictures = 0;
async function uploadPicture(): Promise<Stored> {
  pictures += 1;
  const content = await sharp({
    create: { width: 8 + pictures, height: 8, channels: 3, background: '#2a85ff' },
  })
    .png()
    .toBuffer();
  const picture = { content, name: 'picture.png' };
  const { body } = await upload<FileLink>(fixture.test, fixture.client.token, picture, 'image');
  return { fileId: body.id, url: body.url };
}

async function thumbnail(): Promise<Stored> {
  const { fileId, url } = await uploadPicture();
  return { fileId, url: url.replace(fileId, `${fileId}/thumbnail`) };
}

const finishedExport = (operation: OperationId, tokenOf: () => string) => async (): Promise<Stored> => {
  const token = tokenOf();
  const begun = await call<ExportView>(fixture.test, operation, { token });
  await fixture.test.runJobs();
  const { body } = await call<ExportView>(fixture.test, 'exports.get', {
    token,
    params: { id: begun.body.id },
  });
  const [row] = await fixture.test.api.db.select().from(exports).where(eq(exports.id, begun.body.id));
  return { fileId: String(row?.fileId), url: String(body.file?.url) };
};

/** Public picture of a certificate, rendered over one that the company has uploaded for its post. */
async function sharedCertificate(): Promise<Stored> {
  const { db } = fixture.test.api;
  const { fileId } = await uploadPicture();
  const body = { ...certificatePost, image: fileId };
  const [template] = await db
    .insert(templates)
    .values({ kind: 'social', key: fileId, name: body.title, status: 'published', draft: body })
    .returning();
  const templateId = String(template?.id);
  await db.insert(documentVersions).values({ templateId, version: 1, body });
  const [certificate] = await currentCertificates(db, await sendResults(fixture, {}));
  return { fileId, url: `/verify/${certificate?.code}/card.png?post=${templateId}` };
}

async function placeOf(fileId: string): Promise<string> {
  const [row] = await fixture.test.api.db.select().from(files).where(eq(files.id, fileId));
  const sha256 = String(row?.sha256);
  return path.join(fixture.test.files, sha256.slice(0, 2), sha256);
}

async function refusal(url: string, language: 'ar' | 'en') {
  const { statusCode, headers, body } = await fixture.test.app.inject({
    url,
    headers: { 'accept-language': language },
  });
  const { code, message } = JSON.parse(body) as { code: string; message: string };
  return { said: [statusCode, code, message], headers };
}

const ofTheFile = ['etag', 'content-disposition', 'last-modified'];

describe.each<[string, () => Promise<Stored>]>([
  ['an uploaded file', uploadPicture],
  ['its small picture', thumbnail],
  ['the zip of the gallery', finishedExport('gallery.export', () => admin)],
  ['an export of certificates', finishedExport('clients.exportCertificates', () => fixture.client.token)],
  ['the public picture of a certificate', sharedCertificate],
])('%s whose stored content is unavailable', (_, store) => {
  it('is reported as missing with 404, without caching', async () => {
    const { fileId, url } = await store();
    await rm(await placeOf(fileId));
    const { said, headers } = await refusal(url, 'ar');
    expect(said).toEqual([
      404,
      'content_missing',
      'لم يعد هذا الملف موجودًا. تواصل مع الدعم إن كنت تحتاج إليه.',
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toContain('application/json');
    expect(ofTheFile.filter((header) => header in headers)).toEqual([]);
  });

  it('is reported as unreadable with 503 and Retry-After on a read error', async () => {
    const { fileId, url } = await store();
    const place = await placeOf(fileId);
    await rm(place);
    await mkdir(place);
    const { said, headers } = await refusal(url, 'en');
    expect(said).toEqual([
      503,
      'content_unreadable',
      'The file cannot be read at the moment. Try again shortly.',
    ]);
    expect([headers['cache-control'], headers['retry-after']]).toEqual(['no-store', '5']);
    expect(ofTheFile.filter((header) => header in headers)).toEqual([]);
    await rm(place, { recursive: true });
  });
});

it('a gallery zip with a missing picture fails and leaves no partial file', async () => {
  const other = { ...fixture, client: await asRole(fixture.test, 'client') };
  await handIn(other, {});
  const query = { clientId: other.client.id };
  const { body } = await call<ExportView>(fixture.test, 'gallery.export', { token: admin, query });
  const { storage } = fixture.test.api;
  const fileCount = await fixture.test.api.db.$count(files);
  const gone = { ...storage, read: () => storage.read('0'.repeat(64)) };
  const run = () => exportGallery({ ...fixture.test.api, storage: gone }, { exportId: body.id });
  for (let time = 1; time <= 3; time += 1) await expect(run()).rejects.toThrow('missing');
  const ended = await call<ExportView>(fixture.test, 'exports.get', {
    token: admin,
    params: { id: body.id },
  });
  expect(ended.body).toMatchObject({ status: 'failed', file: null });
  expect(await fixture.test.api.db.$count(files)).toBe(fileCount);
});
