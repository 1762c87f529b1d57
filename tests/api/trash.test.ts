import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeErasedContents } from 'sijil/server/files/eraseFiles';
import { storeFile } from 'sijil/server/files/storeFile';
import { purgeTrash } from 'sijil/server/resources/trash';
import { erasedContents } from 'sijil/server/db/schema/system';
import { files } from 'sijil/server/db/schema/files';
import { tables } from '../../server/db/schema/declared';
import { auditEntries } from 'sijil/server/db/schema/users';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp(begun);
});
afterAll(() => test.close());

const begun = new Date('2026-11-22T07:00:00Z');
const { clients, vehicles, vehicleTypes } = tables;
const daysAgo = (days: number) => new Date(begun.getTime() - days * 86_400_000);
const before = daysAgo(180);
let plates = 0;

const paper = (content: string) =>
  storeFile(test.api, test.api.db, {
    content: Buffer.from(content),
    type: 'application/pdf',
    name: 'paper.pdf',
    ownerId: null,
  });

async function addType(deletedAt: Date | null): Promise<string> {
  const label = { ar: `نوع ${(plates += 1)}`, en: `Type ${plates}` };
  const [row] = await test.api.db.insert(vehicleTypes).values({ name: label, deletedAt }).returning();
  return String(row?.id);
}

async function addVehicle(vehicleTypeId: string, deletedAt: Date | null, papers: string[] = []) {
  const { id: clientId } = await asRole(test, 'client');
  const [row] = await test.api.db
    .insert(vehicles)
    .values({
      clientId,
      number: `أ ب ح ${(plates += 1)}`,
      driverName: 'سعد',
      vehicleTypeId,
      papers,
      deletedAt,
    })
    .returning();
  return String(row?.id);
}

const isThere = async (table: typeof vehicles | typeof vehicleTypes, id: string) =>
  (await test.api.db.$count(table, eq(table.id, id))) === 1;

describe('the trash', () => {
  it('purges records older than the period, which is audited, and retains newer ones', async () => {
    const type = await addType(null);
    const old = await addVehicle(type, daysAgo(181));
    const young = await addVehicle(type, daysAgo(179));
    const live = await addVehicle(type, null);
    expect(await purgeTrash(test.api, before)).toBe(1);
    expect(await Promise.all([old, young, live].map((id) => isThere(vehicles, id)))).toEqual([
      false,
      true,
      true,
    ]);
    const entries = await test.api.db
      .select({ action: auditEntries.action, actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(and(eq(auditEntries.resource, 'vehicles'), eq(auditEntries.recordId, old)));
    expect(entries).toEqual([{ action: 'purge', actorId: null }]);
    expect(await purgeTrash(test.api, before)).toBe(0);
  });

  it('retains a record that another one refers to, until both can be purged', async () => {
    const type = await addType(daysAgo(300));
    const vehicle = await addVehicle(type, daysAgo(10));
    expect(await purgeTrash(test.api, before)).toBe(0);
    expect(await isThere(vehicleTypes, type)).toBe(true);
    await test.api.db
      .update(vehicles)
      .set({ deletedAt: daysAgo(200) })
      .where(eq(vehicles.id, vehicle));
    expect(await purgeTrash(test.api, before)).toBe(2);
    expect(await isThere(vehicleTypes, type)).toBe(false);
  });

  it('retains accounts, whose names appear in other records', async () => {
    const { id } = await asRole(test, 'client');
    await test.api.db
      .update(clients)
      .set({ deletedAt: daysAgo(400) })
      .where(eq(clients.id, id));
    expect(await purgeTrash(test.api, before)).toBe(0);
    expect(await test.api.db.$count(clients, eq(clients.id, id))).toBe(1);
  });
});

describe('the files of a purged record', () => {
  it('are deleted with it, and their contents a week later', async () => {
    const { id, sha256 } = await paper('a paper');
    await addVehicle(await addType(null), daysAgo(181), [id]);
    await purgeTrash(test.api, before);
    expect(await test.api.db.$count(files, eq(files.id, id))).toBe(0);
    expect(await removeErasedContents(test.api, daysAgo(7))).toBe(0);
    expect(await test.api.storage.has(sha256)).toBe(true);
    test.setNow(new Date(begun.getTime() + 8 * 86_400_000));
    expect(await removeErasedContents(test.api, begun)).toBe(0);
    expect(await removeErasedContents(test.api, new Date(begun.getTime() + 1))).toBe(1);
    expect(await test.api.storage.has(sha256)).toBe(false);
    test.setNow(begun);
  });

  it('keep their content if the same content is stored again meanwhile', async () => {
    const { id, sha256 } = await paper('a second paper');
    await addVehicle(await addType(null), daysAgo(181), [id]);
    await purgeTrash(test.api, before);
    await paper('a second paper');
    expect(await test.api.db.$count(erasedContents, eq(erasedContents.sha256, sha256))).toBe(0);
    expect(await removeErasedContents(test.api, new Date(begun.getTime() + 1))).toBe(0);
    expect(await test.api.storage.has(sha256)).toBe(true);
  });

  it('keep their content while another transaction is storing the same content', async () => {
    const { id, sha256 } = await paper('a third paper');
    await addVehicle(await addType(null), daysAgo(181), [id]);
    await purgeTrash(test.api, before);
    let removing: Promise<number> = Promise.resolve(-1);
    await test.api.db.transaction(async (tx) => {
      const file = { content: Buffer.from('a third paper'), type: 'application/pdf', name: 'a.pdf' } as const;
      await storeFile(test.api, tx, { ...file, ownerId: null });
      removing = removeErasedContents(test.api, new Date(begun.getTime() + 1));
    });
    expect(await removing).toBe(0);
    expect(await test.api.storage.has(sha256)).toBe(true);
  });
});
