import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../config/serverConfig';
import { ContentError, StorageError } from './storage';

/** A client that gives up after a second attempt, each within `patienceMs` without a byte. */
export function createBucketClient(
  { region, keyId, keySecret }: BucketSettings,
  endpoint: string | undefined,
  patienceMs: number,
): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: keySecret },
    // Services other than AWS have one name for all buckets.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Hashes are compared by the server itself; not every service understands the checksums of AWS.
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

/** True if the service has no such object; a bucket that does not exist is another matter. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);

/** True if a write that may not replace anything found the object there. */
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
