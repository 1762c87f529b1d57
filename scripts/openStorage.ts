import path from 'node:path';
import { openStorage } from '#framework/server/storage/openStorage';
import type { Storage } from '#framework/server/storage/storage';
import { bucketOf, incompleteBucket } from '../server/config/bucketOf';
import { ConfigurationError } from '#framework/server/config/serverConfig';
import { folderStorage } from '#framework/server/storage/folderStorage';
import { settingOf } from './openDatabase';

/** The store of the installation's files, for a command. */
export const installationStorage = (): Promise<Storage> => storeAt(settingOf('STORAGE_URL'));

/** The store at `s3://…`, with the endpoint and the keys of the settings, or in a folder. */
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
