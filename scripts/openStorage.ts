import path from 'node:path';
import { folderStorage, openStorage } from 'sijil/server/storage/openStorage';
import type { Storage } from 'sijil/server/storage/storage';
import { bucketOf, incompleteBucket } from '../server/config/bucketOf';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { settingOf } from './openDatabase';
import type { Comparison } from 'sijil/server/storage/copyStorage';

/** Store of the installation's files, for a command. */
export const installationStorage = (): Promise<Storage> => storeAt(settingOf('STORAGE_URL'));

/** Store at `s3://…`, with the endpoint and the keys of the settings, or in a folder. */
export const storageAt = (place: string): Promise<Storage> =>
  place.startsWith('s3://') ? storeAt(place) : Promise.resolve(folderStorage(path.resolve(place)));

/** @throws ConfigurationError where a bucket has no key */
function storeAt(url: string | undefined): Promise<Storage> {
  const set = {
    STORAGE_URL: url,
    STORAGE_ENDPOINT: settingOf('STORAGE_ENDPOINT'),
    STORAGE_PUBLIC_URL: settingOf('STORAGE_PUBLIC_URL'),
    STORAGE_REGION: settingOf('STORAGE_REGION'),
    STORAGE_KEY_ID: settingOf('STORAGE_KEY_ID'),
    STORAGE_KEY_SECRET: settingOf('STORAGE_KEY_SECRET'),
  };
  const missing = incompleteBucket(set);
  if (missing !== null) throw new ConfigurationError(missing);
  return openStorage({ dataDir: path.resolve(settingOf('DATA_DIR')), bucket: bucketOf(set) });
}

/** Prints the result of the comparison and returns true if nothing is missing or damaged; otherwise the command exits with 1. */
export function reportFiles(place: string, { sound, bytes, missing, damaged }: Comparison): boolean {
  console.log(`${place}: ${sound} files (${bytes} bytes) are as their hash says.`);
  for (const sha256 of missing) console.error(`missing: ${sha256}`);
  for (const sha256 of damaged) console.error(`damaged: ${sha256}`);
  if (missing.length + damaged.length === 0) return true;
  console.error(`${missing.length} missing, ${damaged.length} damaged.`);
  process.exitCode = 1;
  return false;
}
