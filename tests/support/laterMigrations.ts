import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lineOf } from 'sijil/server/db/migrationHashes';
import { migrationsFolder } from '../../server/db/migrate';

interface Journal {
  entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[];
}

/** Copies the portal's migrations and adds further ones, as in a later version. Returns the folder. */
export function laterMigrations(...added: readonly (readonly [name: string, text: string])[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  for (const [name, text] of added) {
    const idx = journal.entries.length;
    const tag = `${idx}_${name}`;
    const when = (journal.entries.at(-1)?.when ?? 0) + 1;
    journal.entries.push({ idx, when, tag, version: '7', breakpoints: true });
    writeFileSync(path.join(folder, `${tag}.sql`), text);
    appendFileSync(path.join(folder, 'hashes.txt'), `${lineOf(tag, text)}\n`);
  }
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}
