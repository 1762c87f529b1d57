import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '#framework/server/http/headers';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Answers with an ETag of the answer, or 304 with no body to a caller who has it already. It may be cached for five
 * minutes, by shared caches too where everybody gets the same answer.
 */
export function sendCached<T>({ request, reply }: Exchange, answer: T, audience: 'public' | 'private'): T {
  const tag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    etag: tag,
    'cache-control': `${audience}, max-age=300`,
    vary: audience === 'public' ? 'accept-language' : 'accept-language, authorization',
  });
  if (namesTag(request.headers['if-none-match'], tag)) reply.code(304).send();
  return answer;
}
