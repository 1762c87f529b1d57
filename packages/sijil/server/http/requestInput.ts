import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from './apiError';
import { isRecord } from 'sijil/base/objects';

/** True if the header `If-None-Match` names the tag, or any. A compressed answer has its tag weakened. */
export function namesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((named) => ['*', tag].includes(named.trim().replace(/^W\//, '')));
}

const key = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .optional();

/** The header by which a caller names one attempt, for an operation's `headers`. */
export const idempotencyHeaders = z.object({ 'idempotency-key': key });

/** Returns the caller's name for this attempt; undefined where they give none. @throws ApiError idempotency_key */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const given = key.safeParse(headers['idempotency-key']);
  if (!given.success) throw new ApiError('idempotency_key');
  return given.data;
}

/** Limits of a body: far above any form, far below a size that would delay other calls during validation. */
const limits = { keys: 200, items: 10_000, levels: 20, values: 200_000 };

/**
 * Refuses a JSON body with too many keys, entries or levels before it is validated, copied or written. The walk is iterative: a
 * body may be deeper than the stack.
 * @throws ApiError body_too_complex
 */
export function assertPlainBody(body: unknown): void {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > limits.levels || values > limits.values) throw new ApiError('body_too_complex');
    level = level.flatMap(partsOf);
  }
}

/** Most parts of the longest form with commas in its texts; of a sheet of 5,000 rows and thirty columns. */
const mostParts = { form: 40_000, sheet: 300_000 };

/** Body limit from which a route counts as one for sheets: no form is as long. */
const sheetBytes = 2 * 1024 * 1024;

/**
 * Returns true if JSON has too many parts to be parsed by a route with this body limit: a hundred thousand keys block the event
 * loop for a tenth of a second. Each part follows a comma or an opening bracket.
 */
export function hasTooManyParts(json: string, bodyLimit: number): boolean {
  const most = bodyLimit > sheetBytes ? mostParts.sheet : mostParts.form;
  let parts = 0;
  for (const sign of [',', '[', '{'])
    for (let at = json.indexOf(sign); at >= 0; at = json.indexOf(sign, at + 1)) parts += 1;
  return parts > most;
}

function partsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (parts.length > (Array.isArray(value) ? limits.items : limits.keys))
    throw new ApiError('body_too_complex');
  return parts;
}

/** Body of a write that the record's own declaration validates. @throws ApiError body_not_object */
export function bodyObject({ body }: Pick<FastifyRequest, 'body'>): Record<string, unknown> {
  if (body === null || body === undefined) return {};
  if (!isRecord(body)) throw new ApiError('body_not_object');
  return body;
}
