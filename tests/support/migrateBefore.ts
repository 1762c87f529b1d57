import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';
import { runMigrations } from 'sijil/server/db/runMigrations';
import { projectRoot } from './folderTree';

/** Migrates an empty database to the schema just before the migration of this name. */
export async function migrateBefore(client: Client, name: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-migrations-'));
  try {
    cpSync(path.join(projectRoot, 'server/db/migrations'), folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
    const at = journal.entries.findIndex(({ tag }) => tag === name);
    if (at <= 0) throw new Error(`no migration before ${name}`);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
    await runMigrations(client, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
