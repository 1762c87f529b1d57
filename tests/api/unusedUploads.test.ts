import { eq, like, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from 'sijil/server/db/schema/files';
import { tables } from '../../server/db/schema/declared';
import { eraseFiles, forgetUnusedUploads, removeErasedContents } from 'sijil/server/files/eraseFiles';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { tinyPng, upload } from '../support/upload';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;
const uploadAs = async (token: string, content: Buffer = tinyPng): Promise<string> =>
  (await upload(test, token, { content, name: 'a.png' }, 'image')).body.id;
const read = async (id: string) => (await test.api.db.select().from(files).where(eq(files.id, id)))[0];
const holds = (sha256: string) =>
  test.api.storage.read(sha256).then(
    () => true,
    () => false,
  );

describe('an upload', () => {
  it('that nothing uses is deleted after thirty days, but not content shared with a used file', async () => {
    const client = await asRole(test, 'client');
    const [unused, held] = [await uploadAs(client.token), await uploadAs(client.token)];
    const ticket = { subject: 'visit', title: 'The scale', message: 'A picture of it', fileIds: [held] };
    expect((await call(test, 'tickets.create', { token: client.token, body: ticket })).status).toBe(201);
    const begun = test.api.clock();
    const { sha256 = '' } = (await read(unused)) ?? {};

    test.setNow(new Date(begun.getTime() + 29 * dayMs));
    await forgetUnusedUploads(test.api);
    expect(await read(unused)).toBeDefined();

    test.setNow(new Date(begun.getTime() + 31 * dayMs));
    await forgetUnusedUploads(test.api);
    expect(await read(unused)).toBeUndefined();
    expect(await read(held)).toBeDefined();
    // The ticket uses the same picture.
    expect(await holds(sha256)).toBe(true);
    test.setNow(begun);
  });

  it('cannot be attached after its deletion, and its content is deleted later', async () => {
    const client = await asRole(test, 'client');
    const blue = sharp({ create: { width: 9, height: 9, channels: 3, background: '#2040c0' } });
    const id = await uploadAs(client.token, await blue.png().toBuffer());
    const { sha256 = '' } = (await read(id)) ?? {};
    expect(await holds(sha256)).toBe(true);
    const fileIds = [id];
    const begun = test.api.clock();
    test.setNow(new Date(begun.getTime() + 31 * dayMs));
    await forgetUnusedUploads(test.api);
    test.setNow(begun);
    expect(await removeErasedContents(test.api, new Date(begun.getTime() + 32 * dayMs))).toBe(1);
    expect(await holds(sha256)).toBe(false);
    const body = { subject: 'visit', title: 'The scale', message: 'A picture of it', fileIds };
    expect((await call(test, 'tickets.create', { token: client.token, body })).status).toBe(422);
  });

  it('that another transaction has locked is skipped, and keeps none of the others', async () => {
    const { db } = test.api;
    const { id: ownerId } = await asRole(test, 'client');
    const createdAt = new Date(test.api.clock().getTime() - 31 * dayMs);
    const old = (count: number) =>
      db
        .insert(files)
        .values(
          Array.from({ length: count }, (_, index) => ({
            sha256: `${count}-${index}`,
            type: 'image/png',
            size: 1,
            name: 'a.png',
            ownerId,
            createdAt,
          })),
        )
        .returning({ id: files.id });
    const [locked, free] = [await old(510), await old(5)];
    const forgotten = await db.transaction(async (tx) => {
      await tx.select({ id: files.id }).from(files).where(like(files.sha256, '510-%')).for('update');
      return forgetUnusedUploads(test.api);
    });
    expect(forgotten).toBe(free.length);
    expect(await db.$count(files, like(files.sha256, '5-%'))).toBe(0);
    expect(await db.$count(files, like(files.sha256, '510-%'))).toBe(locked.length);
    expect(await forgetUnusedUploads(test.api)).toBe(locked.length);
  });
});

describe('a column that refers to files', () => {
  it('has a foreign key, or is one of the reviewed lists of file ids', async () => {
    const { rows } = await test.api.db.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(file|image|picture|photo|attachment|document|receipt|logo|paper)s?(_ids?)?$'
        and udt_name in ('_uuid', 'uuid')
        and (table_name, column_name) not in (
          select t.relname, a.attname from pg_constraint c join pg_class t on t.oid = c.conrelid
          join pg_attribute a on a.attrelid = t.oid and a.attnum = any(c.conkey)
          where c.contype = 'f' and c.confrelid = 'files'::regclass)
      order by name`);
    expect(rows.map(({ name }) => name)).toEqual([
      'answers.file_ids',
      'answers.mended_file_ids',
      'corrective_items.file_ids',
      'corrective_rounds.file_ids',
      'vehicles.papers',
      'visit_drafts.file_ids',
      'visit_leftovers.file_ids',
    ]);
  });

  it('protects its files from deletion even if it is a list without a foreign key', async () => {
    const { token, id: clientId } = await asRole(test, 'client');
    const [held, other] = [await uploadAs(token), await uploadAs(token)];
    const { vehicleTypes, vehicles } = tables;
    const [type] = await test.api.db.select().from(vehicleTypes).limit(1);
    await test.api.db.insert(vehicles).values({
      clientId,
      number: 'أ ب ح 1',
      driverName: 'سعد',
      vehicleTypeId: String(type?.id),
      papers: [held],
    });
    await test.api.db.transaction((tx) => eraseFiles(tx, [held, other], test.api.clock()));
    expect([await read(held), await read(other)]).toEqual([expect.objectContaining({ id: held }), undefined]);
  });
});
