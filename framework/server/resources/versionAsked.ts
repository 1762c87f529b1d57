import { ApiError } from '../http/apiError';

/**
 * The version of a record that whoever deletes it has seen, from the address (`?version=3`); undefined where the caller
 * did not say. @throws ApiError unknown_parameter where it is no number
 */
export function versionAsked(query: unknown): number | undefined {
  const sent = (query as Readonly<Record<string, unknown>> | undefined)?.['version'];
  if (sent === undefined) return undefined;
  if (typeof sent !== 'string' || !/^\d{1,9}$/.test(sent))
    throw new ApiError('unknown_parameter', { parameter: 'version' });
  return Number(sent);
}
