import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from './apiError';

/** True if the header `If-None-Match` names the tag, or any. A compressed answer travels with its tag weakened. */
export function namesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((named) => ['*', tag].includes(named.trim().replace(/^W\//, '')));
}

const key = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .optional();

/** The header by which a caller names one attempt, for an operation's `headers`. */
export const idempotencyHeaders = z.object({ 'idempotency-key': key });

/** The caller's own name for this attempt; undefined where they give none. @throws ApiError idempotency_key */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const given = key.safeParse(headers['idempotency-key']);
  if (!given.success) throw new ApiError('idempotency_key');
  return given.data;
}
