import type { FastifyRequest } from 'fastify';
import { isRecord } from '#framework/base/objects';
import { ApiError } from './apiError';

/** Body of a write that the record's own declaration validates. @throws ApiError body_not_object */
export function bodyObject({ body }: Pick<FastifyRequest, 'body'>): Record<string, unknown> {
  if (body === null || body === undefined) return {};
  if (!isRecord(body)) throw new ApiError('body_not_object');
  return body;
}
