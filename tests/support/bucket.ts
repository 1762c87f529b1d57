import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { BucketSettings } from 'sijil/server/config/serverConfig';

export interface TestBucket {
  readonly settings: BucketSettings;
  /** Stops the service, so that connections are refused. */
  readonly stop: () => Promise<void>;
}

/** Starts a local service with the S3 protocol and a bucket `portal`. */
export async function startBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(path.join(tmpdir(), 'salama-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'portal', configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      name: 'portal',
      prefix: 'files',
      endpoint,
      publicUrl: endpoint,
      region: 'us-east-1',
      keyId: 'S3RVER',
      keySecret: 'S3RVER',
    },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
