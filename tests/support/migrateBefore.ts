import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { projectRoot } from './folderTree';

/** Brings an empty database to the schema that the migration of this name found. */
export async function migrateBefore(client: Client, name: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-migrations-'));
  try {
    cpSync(path.join(projectRoot, 'server/db/migrations'), folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
    const at = journal.entries.findIndex(({ tag }) => tag === name);
    if (at <= 0) throw new Error(`no migration before ${name}`);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
