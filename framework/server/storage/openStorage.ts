import path from 'node:path';
import type { ServerConfig } from '../config/serverConfig';
import { folderStorage } from './folderStorage';
import type { Storage } from './storage';

/** Opens the store that the configuration names. The client of a bucket is loaded only for a bucket. */
export async function openStorage({
  dataDir,
  bucket,
}: Pick<ServerConfig, 'dataDir' | 'bucket'>): Promise<Storage> {
  if (bucket === undefined) return folderStorage(path.join(dataDir, 'files'));
  const { bucketStorage } = await import('./bucketStorage');
  return bucketStorage(bucket);
}
