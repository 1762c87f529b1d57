import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportView } from 'sijil/contract/exportViews';
import type { GalleryPart } from '#domain/api/reportViews';
import { galleryPageSize } from '#domain/gallery/gallery';
import { evidencePictures } from '../../server/db/schema/evidence';
import { exports } from 'sijil/server/db/schema/console';
import { answers, formVersions } from '../../server/db/schema/requests';
import { galleryWhere, selectPictures } from '../../server/modules/gallery/readGallery';
import { expireExports } from 'sijil/server/exports/runExport';
import { exportGallery } from '../../server/modules/gallery/exportGallery';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  perform,
  buildInspectionsFixture,
  handIn,
  succeed,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
let admin: string;
let other: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  admin = (await asRole(fixture.test, 'admin')).token;
  await handIn(fixture, {});
  await handIn(fixture, { q10: 1 });
  other = { ...fixture, client: await asRole(fixture.test, 'client') };
  await handIn(other, { q10: 0, q4: 0 });
});
afterAll(() => fixture.test.close());

type Query = Readonly<Record<string, string>>;

const gallery = async (query: Query = {}) =>
  (await call<GalleryPart & { code: string }>(fixture.test, 'gallery.list', { token: admin, query })).body;
const filterOf = async () => {
  const [form] = await fixture.test.api.db
    .select({ id: formVersions.templateId })
    .from(formVersions)
    .where(eq(formVersions.id, fixture.formVersionId));
  return form?.id ?? '';
};

describe('the gallery of evidence pictures', () => {
  it('contains every picture of every submitted answer, as a recount by SQL agrees', async () => {
    const { rows } = await fixture.test.api.db.execute<{ count: number }>(
      sql`select coalesce(sum(cardinality(file_ids)), 0)::int as count from ${answers}`,
    );
    const { pictures, total, next } = await gallery();
    expect([total, pictures.length, next]).toEqual([rows[0]?.count, 3, null]);
    expect(pictures[0]?.question.en).toBeTruthy();
    expect(pictures.every(({ width, height }) => width !== null && height !== null)).toBe(true);
  });

  it.each<[string, () => Query | Promise<Query>, number]>([
    ['a client', () => ({ clientId: other.client.id }), 1],
    ['a score', () => ({ score: '1' }), 1],
    ['not applicable', () => ({ score: 'na' }), 0],
    ['a question', async () => ({ question: `${await filterOf()}/q10` }), 3],
    ['a category', async () => ({ category: `${await filterOf()}/kitchen` }), 3],
    ['a question without pictures', async () => ({ question: `${await filterOf()}/q1` }), 0],
    ['the day of the visit', () => ({ from: '2026-11-22', to: '2026-11-22' }), 3],
    ['the day before', () => ({ to: '2026-11-21' }), 0],
  ])('can be filtered by %s', async (_, query, expected) => {
    expect((await gallery(await query())).total).toBe(expected);
  });

  it.each([
    ['a reversed period', { from: '2026-11-23', to: '2026-11-22' }, 'period_reversed'],
    ['a cursor that is none', { after: 'x' }, 'unknown_parameter'],
    ['a score that is none', { score: '7' }, 'validation_failed'],
  ])('refuses %s', async (_, query, code) => {
    expect((await gallery(query)).code).toBe(code);
  });

  it('follows a score changed by the supervisor', async () => {
    const id = await handIn(fixture, {});
    const answer = { questionKey: 'q10', score: 0, note: 'غير مطابق', reason: 'الصورة تُظهر خلاف ذلك' };
    await succeed(
      perform(fixture, 'supervisorInspections.updateAnswers', fixture.supervisor, id, { answers: [answer] }),
    );
    const { pictures } = await gallery({ score: '0' });
    expect(pictures.map(({ request }) => request.id)).toContain(id);
  });

  it('offers the clients with pictures, and the questions of a category, as filters', async () => {
    const clients = await call<{ value: string }[]>(fixture.test, 'gallery.clients', { token: admin });
    expect(clients.body.map(({ value }) => value).sort()).toEqual(
      [fixture.client.id, other.client.id].sort(),
    );
    const category = `${await filterOf()}/kitchen`;
    const questions = await call<unknown[]>(fixture.test, 'gallery.questions', {
      token: admin,
      query: { category },
    });
    expect(questions.body).toHaveLength(10);
  });

  it('serves a thumbnail under a signature, and refuses it unsigned', async () => {
    const [picture] = (await gallery()).pictures;
    const answer = await fixture.test.app.inject(String(picture?.thumbnail));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await fixture.test.app.inject(`/files/${picture?.file.id}/thumbnail`)).statusCode).toBe(410);
  });
});

describe('a gallery of thousands of pictures', () => {
  beforeAll(async () => {
    // Same picture under different answers, a minute apart.
    await fixture.test.api.db.execute(sql`
      with base as (select * from ${evidencePictures} limit 1),
      more as (
        insert into ${answers} (request_id, question_key, vehicle_id)
        select request_id, 'copy', gen_random_uuid() from base, generate_series(1, 5000) returning id)
      insert into ${evidencePictures} (answer_id, file_id, request_id, client_id, form_id, category_key, question_key, score, taken_at)
      select more.id, file_id, request_id, client_id, form_id, category_key, question_key, 2, taken_at - interval '1 minute' * (random() * 100000)
      from base, more`);
    await fixture.test.api.db.execute(sql`analyze ${evidencePictures}`);
  });

  it('is paged by cursor to the end, each picture once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const part: GalleryPart = await gallery({ score: '2', ...(after && { after }) });
      seen.push(...part.pictures.map(({ id }) => id));
      after = part.next;
    } while (after !== null && seen.length < 6000);
    expect(seen.length).toBe(new Set(seen).size);
    const stored = await fixture.test.api.db.$count(evidencePictures, eq(evidencePictures.score, 2));
    expect(seen.length).toBe(stored);
  });

  it.each<[string, () => Promise<Record<string, string>>]>([
    ['without a filter', async () => ({})],
    ['of a client', async () => ({ clientId: other.client.id })],
    ['of a question', async () => ({ question: `${await filterOf()}/q10` })],
  ])('reads a page %s through an index, never by a sequential scan', async (_, filters) => {
    const { db } = fixture.test.api;
    const query = selectPictures(db, galleryWhere(await filters()), galleryPageSize + 1);
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan( Backward)? using evidence_/);
    expect(plan).not.toMatch(/Seq Scan on evidence_pictures/);
  });
});

describe('exporting the gallery', () => {
  const begin = (query: Query = {}) =>
    call<ExportView & { code: string }>(fixture.test, 'gallery.export', { token: admin, query });
  const read = async (id: string, token = admin) =>
    call<ExportView>(fixture.test, 'exports.get', { token, params: { id } });

  it('writes a zip in the background, notifies its owner, and deletes the file after its retention', async () => {
    const { status, body } = await begin({ clientId: other.client.id });
    expect([status, body.status, body.total]).toEqual([202, 'waiting', 1]);
    await fixture.test.runJobs();
    const { file, status: ended } = (await read(body.id)).body;
    expect(ended).toBe('done');
    const zip = await fixture.test.app.inject(String(file?.url));
    expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(zip.rawPayload.includes('q10 0.png')).toBe(true);
    const notices = await call<{ link: string }[]>(fixture.test, 'notifications.list', { token: admin });
    expect(notices.body.map(({ link }) => link)).toContain(`/gallery?export=${body.id}`);

    fixture.test.setNow(new Date('2026-11-29T07:00:00Z'));
    await expireExports(fixture.test.api);
    expect((await read(body.id)).body).toMatchObject({ status: 'expired', file: null });
    fixture.test.setNow(new Date('2026-11-22T07:00:00Z'));
  });

  it('can be cancelled by its owner only, and then produces no file', async () => {
    const { body } = await begin({ clientId: other.client.id });
    const stranger = (await asRole(fixture.test, 'admin')).token;
    const stop = (token: string) => call(fixture.test, 'exports.cancel', { token, params: { id: body.id } });
    expect((await stop(stranger)).status).toBe(404);
    expect((await stop(admin)).body).toMatchObject({ status: 'cancelled', file: null });
    await exportGallery(fixture.test.api, { exportId: body.id });
    expect((await read(body.id)).body).toMatchObject({ status: 'cancelled', file: null });
  });

  it('restarts after its process was killed midway', async () => {
    const { body } = await begin({ clientId: other.client.id });
    await killedHalfway(body.id, 1);
    await exportGallery(fixture.test.api, { exportId: body.id });
    expect((await read(body.id)).body).toMatchObject({ status: 'done', done: 1 });
  });

  it('fails with a notification after its process was killed three times', async () => {
    const { body } = await begin({ clientId: other.client.id });
    await killedHalfway(body.id, 3);
    await exportGallery(fixture.test.api, { exportId: body.id });
    expect((await read(body.id)).body).toMatchObject({ status: 'failed', file: null });
    expect(await noticesOf(body.id)).toEqual(['exportFailed']);
  });

  it('is retried until the third read error, then fails with a notification', async () => {
    const { body } = await begin({ clientId: other.client.id });
    const { storage } = fixture.test.api;
    const unreadable = { ...storage, read: () => Promise.reject(new Error('the disk is gone')) };
    const statuses: string[] = [];
    for (let time = 1; time <= 3; time += 1) {
      const run = exportGallery({ ...fixture.test.api, storage: unreadable }, { exportId: body.id });
      await expect(run).rejects.toThrow('the disk is gone');
      statuses.push((await read(body.id)).body.status);
    }
    expect(statuses).toEqual(['running', 'running', 'failed']);
    expect(await noticesOf(body.id)).toEqual(['exportFailed']);
  });

  it('fails if it has not progressed for a day', async () => {
    const { body } = await begin({ clientId: other.client.id });
    fixture.test.setNow(new Date('2026-11-23T08:00:00Z'));
    await expireExports(fixture.test.api);
    fixture.test.setNow(new Date('2026-11-22T07:00:00Z'));
    expect((await read(body.id)).body.status).toBe('failed');
  });

  it('is listed for its owner only', async () => {
    const list = async (token: string) => {
      const { body } = await call<ExportView[]>(fixture.test, 'exports.list', { token });
      return body.map(({ status }) => status);
    };
    expect(new Set(await list(admin))).toEqual(new Set(['expired', 'cancelled', 'done', 'failed']));
    expect(await list((await asRole(fixture.test, 'admin')).token)).toEqual([]);
  });

  const killedHalfway = (id: string, attempts: number) =>
    fixture.test.api.db
      .update(exports)
      .set({ status: 'running', done: 1, attempts })
      .where(eq(exports.id, id));

  const noticesOf = async (id: string) => {
    const { body } = await call<{ kind: string; link: string }[]>(fixture.test, 'notifications.list', {
      token: admin,
    });
    return body.filter(({ link }) => link.endsWith(id)).map(({ kind }) => kind);
  };

  it('is refused if it would be empty or too large for one file', async () => {
    expect((await begin({ clientId: randomUUID() })).body.code).toBe('nothing_to_export');
    expect((await begin()).body.code).toBe('export_too_large');
  });
});

it('the gallery is readable by general admins only', async () => {
  for (const role of ['admin_operation', 'admin_finance', 'client', 'supervisor'] as const) {
    const { token } = await asRole(fixture.test, role);
    expect((await call(fixture.test, 'gallery.list', { token })).status).toBe(403);
  }
});
