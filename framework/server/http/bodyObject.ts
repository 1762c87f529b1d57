import type { FastifyRequest } from 'fastify';
import { ApiError } from './apiError';

/** Body of a write that the record's own declaration validates. @throws ApiError body_not_object */
export function bodyObject({ body }: Pick<FastifyRequest, 'body'>): Record<string, unknown> {
  if (body === null || body === undefined) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new ApiError('body_not_object');
  return body as Record<string, unknown>;
}
