import { isRecord } from '#framework/base/objects';
import { ApiError } from '../http/apiError';

/**
 * Version of the record that the caller of a deletion has seen (`?version=3`); undefined where it was not sent. @throws
 * ApiError unknown_parameter where it is no number
 */
export function versionAsked(query: unknown): number | undefined {
  const sent = isRecord(query) ? query['version'] : undefined;
  if (sent === undefined) return undefined;
  if (typeof sent !== 'string' || !/^\d{1,9}$/.test(sent))
    throw new ApiError('unknown_parameter', { parameter: 'version' });
  return Number(sent);
}
