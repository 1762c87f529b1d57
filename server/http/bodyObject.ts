import type { FastifyRequest } from 'fastify';
import { ApiError } from './apiError';

/** The body of a write whose shape the record's own declaration will judge. @throws ApiError body_not_object */
export function bodyObject({ body }: Pick<FastifyRequest, 'body'>): Record<string, unknown> {
  if (body === null || body === undefined) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new ApiError('body_not_object');
  return body as Record<string, unknown>;
}
