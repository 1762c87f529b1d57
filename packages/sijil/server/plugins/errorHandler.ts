import type { FastifyError, FastifyInstance } from 'fastify';
import type { Language } from 'sijil/base/i18n/localized';
import { retryOf } from 'sijil/contract/retry';
import { errors } from 'sijil/schema/application';
import { ContentError, StorageError } from '../storage/storage';
import { ForeignFileError } from '../foreignFiles/readerPool';
import { ApiError, fromDatabaseError } from '../http/apiError';
import { loggedError } from '../log/withoutSecrets';
import { ThreadJobError } from '../threads/threadPool';

/** Registers the one body of all errors: `{ message, code, retry, errors?, details? }` in the caller's language. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const known = toApiError(error, request.language);
    const operation = request.routeOptions.config.operationId;
    if (error instanceof ContentError)
      request.log.error({ operation, err: error }, 'a stored file cannot be had');
    else if (known.code === 'internal_error') request.log.error({ operation, err: error }, 'request failed');
    else if (known.status >= 500)
      request.log.warn({ operation, code: known.code, reason: loggedError(error).message }, 'refused');
    // Headers of the content that could not be sent do not apply to the refusal.
    for (const name of ofContent) reply.removeHeader(name);
    reply.header('cache-control', 'no-store');
    const wait = retryAfter(known);
    if (wait !== undefined) reply.header('retry-after', wait);
    return reply.status(known.status).send(toBody(known, request.language));
  });
}

const ofContent = [
  'etag',
  'last-modified',
  'content-type',
  'content-length',
  'content-disposition',
  'content-encoding',
];

export function toBody(error: ApiError, language: Language) {
  return {
    message: error.messageIn(language),
    code: error.code,
    retry: retryOf(errors()[error.code]),
    ...(error.fields && { errors: error.fields }),
    ...(error.details !== undefined && { details: error.details }),
  };
}

function toApiError(error: FastifyError | ApiError, language: Language): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ThreadJobError)
    return new ApiError(error.reason === 'busy' ? 'unavailable' : 'document_not_drawn');
  if (error instanceof ContentError)
    return new ApiError(error.reason === 'missing' ? 'content_missing' : 'content_unreadable');
  if (error instanceof StorageError && error.reason !== 'full') return new ApiError('storage_unavailable');
  if (error instanceof ForeignFileError) return new ApiError('unavailable');
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return new ApiError('file_too_large');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('body_too_large');
  if (error.statusCode === 429)
    return new ApiError('too_many_requests', { seconds: secondsIn(error.message) });
  if (error.statusCode === 503) return new ApiError('unavailable');
  if (error.statusCode === 404) return new ApiError('not_found');
  if (error.statusCode !== undefined && error.statusCode < 500) return new ApiError('malformed_request');
  return fromDatabaseError(error, language) ?? new ApiError('internal_error');
}

/** Returns the seconds after which the caller may retry. */
function retryAfter({ code, status, parameters }: ApiError): string | number | undefined {
  if (code === 'too_many_requests') return Number(parameters['seconds'] ?? 60);
  return status === 503 || code === 'uploads_waiting' || code === 'searches_waiting' ? 5 : undefined;
}

/** The rate limiter reports the waiting time only in its message. */
function secondsIn(message: string): number {
  return Number(/(\d+)/.exec(message)?.[1] ?? 60);
}
