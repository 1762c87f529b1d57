import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BucketSettings } from '../config/serverConfig';
import { type ByteRange, ContentError, measure, type Storage, StorageError } from './storage';

/** Size of a part; two parts of an upload are in memory at the same time. */
const partBytes = 8 * 1024 * 1024;

/** Age after which an unfinished upload counts as abandoned. */
const unfinishedAfterMs = 24 * 3_600_000;
const answerWithinMs = 10_000;

/** Files in a bucket, each under its hash. @param patienceMs time for the service to answer, or to send or take the next bytes */
export function bucketStorage(bucket: BucketSettings, patienceMs = answerWithinMs): Storage {
  const client = createBucketClient(bucket, bucket.endpoint, patienceMs);
  const browserClient = bucket.publicUrl && createBucketClient(bucket, bucket.publicUrl, patienceMs);
  const keyOf = (name: string) => (bucket.prefix === '' ? name : `${bucket.prefix}/${name}`);
  const at = (name: string) => ({ Bucket: bucket.name, Key: keyOf(name) });
  const open = async (name: string, range?: ByteRange) => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    return readableOf((await client.send(new GetObjectCommand({ ...at(name), Range }))).Body);
  };
  const write = (name: string, content: Buffer | string, onlyNew: boolean) =>
    client
      .send(new PutObjectCommand({ ...at(name), Body: content, ...(onlyNew && { IfNoneMatch: '*' }) }))
      .then(() => undefined);
  const has = (name: string) =>
    client.send(new HeadObjectCommand(at(name))).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
  return {
    place: `s3://${[bucket.name, bucket.prefix].filter(Boolean).join('/')}`,
    async put(sha256, content) {
      try {
        if (!(await has(sha256))) await write(sha256, content, true);
      } catch (error) {
        // Another process has stored the same content meanwhile.
        if (!isPresent(error)) throw toStorageError(error);
      }
    },
    async putStream(content) {
      const unfinished = at(`unfinished/${randomUUID()}`);
      const measured = measure();
      try {
        const params = { ...unfinished, Body: Readable.from(measured.pass(content)) };
        await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done();
        const written = measured.result();
        const CopySource = encodeURI(`${bucket.name}/${unfinished.Key}`);
        await client.send(new CopyObjectCommand({ ...at(written.sha256), CopySource }));
        return written;
      } catch (error) {
        const failure = content.errored ?? toStorageError(error);
        content.destroy(failure);
        throw failure;
      } finally {
        await client.send(new DeleteObjectCommand(unfinished)).catch(() => undefined);
      }
    },
    has: (sha256) => has(sha256).catch(toContentError(sha256)),
    get: (sha256, range) => open(sha256, range).catch(toContentError(sha256)),
    read: (sha256) => open(sha256).then(buffer).catch(toContentError(sha256)),
    probe: () => write('probe', 'storage', false).catch(asStorageError),
    async sweep() {
      for await (const { Key, LastModified } of list(client, bucket.name, keyOf('unfinished/')))
        if (Date.now() - (LastModified?.getTime() ?? Number.POSITIVE_INFINITY) > unfinishedAfterMs)
          await client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key })).catch(asStorageError);
    },
    remove: (sha256) =>
      client.send(new DeleteObjectCommand(at(sha256))).then(() => undefined, asStorageError),
    readOwner: () =>
      open('installation')
        .then(buffer)
        .then(String)
        .catch((error: unknown) => (isMissing(error) ? null : asStorageError(error))),
    writeOwner: (id) => write('installation', id, false).catch(asStorageError),
    async linkTo(sha256, { name, type, seconds }) {
      if (!browserClient) return null;
      const command = new GetObjectCommand({
        ...at(sha256),
        ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        ResponseContentType: type,
      });
      return getSignedUrl(browserClient, command, { expiresIn: seconds });
    },
  };
}

function asStorageError(error: unknown): never {
  throw toStorageError(error);
}

async function* list(client: S3Client, Bucket: string, Prefix: string) {
  for (let token: string | undefined; ;) {
    const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: token });
    const { Contents = [], NextContinuationToken } = await client.send(command).catch(asStorageError);
    yield* Contents;
    if (NextContinuationToken === undefined) return;
    token = NextContinuationToken;
  }
}

/** Returns the body of an answer, which is a Node stream here. */
function readableOf(body: unknown): Readable {
  if (body instanceof Readable) return body;
  throw new Error('the bucket answered without content');
}

/** Creates a client that gives up after a second attempt, each within `patienceMs` without a byte. */
export function createBucketClient(
  { region, keyId, keySecret }: BucketSettings,
  endpoint: string | undefined,
  patienceMs: number,
): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: keySecret },
    // Other services than AWS have one host name for all buckets.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // The portal compares hashes itself; not every service supports the checksums of AWS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: patienceMs,
      requestTimeout: patienceMs,
      socketTimeout: patienceMs,
      throwOnRequestTimeout: true,
    },
  });
}

/** True if the service has no such object; a missing bucket is another error. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);

/** True if a conditional write found an existing object. */
export const isPresent = (error: unknown): boolean => statusOf(error) === 412;

export const toContentError = (sha256: string) => (error: unknown) => {
  throw new ContentError(isMissing(error) ? 'missing' : 'unreadable', sha256, toStorageError(error));
};

const fullNames = ['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded'];

/** Short reason of a refusal by the service; the complete error contains the request and its headers. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const status = statusOf(error);
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const text = `the bucket: ${name} ${message}${status === undefined ? '' : ` (${status})`}`;
  if (status === 507 || fullNames.includes(name)) return new StorageError('full', text);
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  return new StorageError(isRefusal ? 'refused' : 'silent', text);
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
