import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';
import type { ByteRange } from '../storage/storage';

interface SentFile {
  readonly size: number;
  readonly etag: string;
}

/**
 * The part of a file that `Range` asks for: `all` without the header, with several parts, and where `If-Range` names other
 * content than the present; `none` where no byte of the file is in it.
 */
export function requestedRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { size, etag }: SentFile,
): ByteRange | 'all' | 'none' {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return 'all';
  const parts = parseRange(size, range, { combine: true });
  if (parts === -1) return range.startsWith('bytes=') ? 'none' : 'all';
  if (parts === -2 || parts.type !== 'bytes' || parts.length > 1) return 'all';
  return parts[0] ?? 'all';
}
