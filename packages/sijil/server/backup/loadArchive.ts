import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Client, DatabaseError } from 'pg';
import { from } from 'pg-copy-streams';
import type { Transaction } from '../db/connect';
import { partSql, primaryKeyOf } from '../db/months/makeMonths';
import { designTables, rebuildDesigned } from '../designs/rebuildDesigned';
import type { Storage } from '../storage/storage';
import { readArchive } from './archive';
import { BackupError, unfitting } from './backupError';
import {
  copyIn,
  describeForeignKeys,
  describeSequences,
  describeTables,
  type DescribedTable,
  qualifiedName,
} from './describeDatabase';
import { type ArchivedTable, fileName, type Manifest, tableName } from './manifest';

interface Source {
  readonly file: string;
  readonly passphrase?: string | undefined;
  readonly storage: Storage;
}

/**
 * Loads every part in one transaction: triggers are disabled meanwhile, and foreign keys are checked at the end. Nothing of the
 * archive is run: migrations have created the tables of the code, and its rows of designs give those that were designed.
 * @throws BackupError where its rows or names do not fit
 */
export async function loadArchive(client: Client, manifest: Manifest, source: Source): Promise<void> {
  await client.query('begin');
  try {
    await rebuildFrom(client, manifest, source);
    await loadRows(client, manifest, source);
  } catch (error) {
    throw error instanceof DatabaseError ? unfitting(error.message, error) : error;
  }
  await client.query('commit');
}

/** Loads the designs first, and creates what they describe. */
async function rebuildFrom(client: Client, { tables }: Manifest, { file, passphrase }: Source) {
  const present = await describeTables(client);
  const wanted = new Map<string, ArchivedTable>();
  for (const name of designTables().map(getTableName)) {
    const table = tables.find((one) => one.schema === 'public' && one.name === name);
    if (!table) continue;
    assertPresent(table, present);
    wanted.set(tableName(table.schema, name), table);
  }
  for await (const { name, content } of readArchive(file, passphrase)) {
    const table = wanted.get(name);
    if (table) await pipeline(Readable.from(content), client.query(from(copyIn(client, table))));
    wanted.delete(name);
    if (wanted.size === 0) break;
  }
  try {
    await rebuildDesigned(drizzle({ client, casing: 'snake_case' }) as unknown as Transaction);
  } catch (error) {
    throw unfitting(error instanceof Error ? error.message : String(error), error);
  }
}

async function loadRows(client: Client, manifest: Manifest, { file, passphrase, storage }: Source) {
  const present = await describeTables(client);
  for (const table of manifest.tables) assertPresent(table, present);
  for (const table of manifest.tables) await makeSameMonths(client, table, present);
  const foreignKeys = await describeForeignKeys(client);
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  const names = manifest.tables.map((table) => qualifiedName(client, table));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  const tables = new Map(manifest.tables.map((table) => [tableName(table.schema, table.name), table]));
  const absent = new Set(manifest.files.absent.map(fileName));
  for await (const { name, content } of readArchive(file, passphrase)) {
    const table = tables.get(name);
    if (table) await pipeline(Readable.from(content), client.query(from(copyIn(client, table))));
    else if (name.startsWith(fileName('')) && !absent.has(name))
      await storage.putStream(Readable.from(content));
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  await setSequences(client, manifest);
  await assertRows(client, manifest);
}

/** @throws BackupError for a table or a column that neither the code nor a design has */
function assertPresent({ schema, name, columns }: ArchivedTable, present: readonly DescribedTable[]): void {
  const known = present.find((one) => one.schema === schema && one.name === name);
  if (!known) throw unfitting(`${schema}.${name}`);
  const column = columns.find((one) => !known.columns.includes(one));
  if (column !== undefined) throw unfitting(`${schema}.${name}.${column}`);
}

/** Splits an empty table into the months that it had, so that later ones can again be dropped as one. */
async function makeSameMonths(
  client: Client,
  { schema, name: table, months }: ArchivedTable,
  present: readonly DescribedTable[],
): Promise<void> {
  const now = present.find((one) => one.schema === schema && one.name === table)?.months ?? [];
  if (months.length === 0) return;
  const [first] = now;
  if (!first) throw unfitting(`${table} has no months`);
  const key = await primaryKeyOf(client, first);
  for (const { name } of now) await client.query(`drop table ${client.escapeIdentifier(name)}`);
  for (const { name, from: start, to } of months) {
    if (!name.startsWith(`${table}_`)) throw unfitting(name);
    await client.query(partSql(table, { name, from: dateOf(start), to: dateOf(to) }, key));
  }
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

async function setSequences(client: Client, { sequences }: Manifest): Promise<void> {
  const present = await describeSequences(client);
  for (const { schema, name, value } of sequences) {
    if (!present.some((one) => one.schema === schema && one.name === name))
      throw unfitting(`${schema}.${name}`);
    await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4::bigint)', [
      '%I.%I',
      schema,
      name,
      value,
    ]);
  }
}

async function assertRows(client: Client, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${qualifiedName(client, table)}`,
    );
    if (Number(rows[0]?.count) !== table.rows)
      throw new BackupError(
        `استُعيد من ${table.name} عدد من الصفوف غير المذكور في النسخة الاحتياطية؛ لم يُستعد شيء.`,
        `${table.name} has ${rows[0]?.count} of ${table.rows} rows after loading. Nothing was restored.`,
      );
  }
}
