import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/apiError';

/**
 * Reads the one file of a multipart request; the size limit is the multipart parser's.
 * @throws ApiError malformed_request for a body that is cut short or has no boundary.
 */
export async function readUpload(request: FastifyRequest): Promise<{ content: Buffer; name: string }> {
  if (!request.isMultipart()) throw new ApiError('file_missing');
  const part = await request.file().catch(toMalformed);
  if (!part) throw new ApiError('file_missing');
  const content = await part.toBuffer().catch(toMalformed);
  if (content.length === 0) throw new ApiError('file_missing');
  return { content, name: part.filename };
}

/** The parser's own refusals have a code, which the error handler knows; what it stumbles over has none. */
function toMalformed(error: Error & { readonly code?: string }): never {
  throw error.code?.startsWith('FST_') ? error : new ApiError('malformed_request');
}
