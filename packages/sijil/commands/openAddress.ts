import type { ServerConfig } from 'sijil/server/config/serverConfig';
import { findWriter, hostsOf } from 'sijil/server/db/connections';
import { DataFolderInUseError, lockDataFolder } from 'sijil/server/db/embedded/lockDataFolder';
import { runningPostgresUrl, startEmbeddedPostgres } from 'sijil/server/db/embedded/startEmbeddedPostgres';

export interface OpenAddress {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Place of an installation's database: its own address, or the embedded one in the folder. */
export type DatabasePlace = Pick<ServerConfig, 'databaseUrl' | 'dataDir'>;

/**
 * Returns the address of an installation's database, for a command: the given one, that of the running process on the folder, or that
 * of a PostgreSQL started for the command. @param alone no process may run on the folder
 */
export async function openAddress(
  { databaseUrl, dataDir }: DatabasePlace,
  { alone = false } = {},
): Promise<OpenAddress> {
  if (databaseUrl !== undefined)
    return { url: await findWriter(hostsOf(databaseUrl)), close: () => Promise.resolve() };
  const lock = await lockDataFolder(dataDir).catch((error: unknown) => {
    if (error instanceof DataFolderInUseError && !alone) return undefined;
    throw error;
  });
  const running = lock ? undefined : runningPostgresUrl(dataDir);
  if (running) return { url: running, close: () => Promise.resolve() };
  const postgres = await startEmbeddedPostgres({ dataDir, log: console });
  return {
    url: postgres.url,
    close: async () => {
      await postgres.stop();
      await lock?.release();
    },
  };
}
