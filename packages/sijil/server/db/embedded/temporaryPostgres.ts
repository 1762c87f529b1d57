import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

/** Environment variable with the address of the PostgreSQL that all files of a `sijil test` use. */
export const testServerVariable = 'SIJIL_TEST_POSTGRES';

interface TemporaryPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL whose data is deleted when it stops. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sijil-postgres-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { url, stop } = await startEmbeddedPostgres({
      dataDir,
      settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
      log: { warn: () => undefined, error: console.error },
    });
    return { url, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
