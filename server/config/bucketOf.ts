import type { BucketSettings } from 'sijil/server/config/serverConfig';
import type { Environment } from './environment';

type BucketEnvironment = Pick<Environment, Extract<keyof Environment, `STORAGE_${string}`>>;

/** The bucket of `STORAGE_URL`; undefined where files are in a folder. */
export function bucketOf(set: BucketEnvironment): BucketSettings | undefined {
  if (set.STORAGE_URL === undefined) return undefined;
  const [name = '', ...folders] = set.STORAGE_URL.replace(/^s3:\/\//, '').split('/');
  return {
    name,
    prefix: folders.filter(Boolean).join('/'),
    endpoint: set.STORAGE_ENDPOINT,
    publicUrl: set.STORAGE_PUBLIC_URL,
    region: set.STORAGE_REGION,
    keyId: set.STORAGE_KEY_ID ?? '',
    keySecret: set.STORAGE_KEY_SECRET ?? '',
  };
}

/** The refusal of a bucket without its keys, in both languages; null if nothing is missing. */
export function incompleteBucket(set: BucketEnvironment): string | null {
  if (set.STORAGE_URL === undefined) return null;
  const missing = (['STORAGE_KEY_ID', 'STORAGE_KEY_SECRET'] as const).filter(
    (name) => set[name] === undefined,
  );
  if (missing.length === 0) return null;
  return (
    `يحتاج STORAGE_URL إلى مفتاح للمخزن. الإعدادات الناقصة: ${missing.join('، ')}.\n` +
    `STORAGE_URL needs a key for the bucket. Missing: ${missing.join(', ')}.`
  );
}
