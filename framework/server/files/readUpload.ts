import type { FastifyRequest } from 'fastify';
import { errorCode } from '#framework/base/objects';
import { ApiError } from '../http/apiError';

/**
 * Reads the one file of a multipart request; the size limit is the multipart parser's.
 * @throws ApiError file_missing, several_files; malformed_request for a body that is cut short or has no boundary.
 */
export async function readUpload(request: FastifyRequest): Promise<{ content: Buffer; name: string }> {
  if (!request.isMultipart()) throw new ApiError('file_missing');
  try {
    const parts = request.files();
    const { value: part, done } = await parts.next();
    if (done) throw new ApiError('file_missing');
    const content = await part.toBuffer();
    // The parser refuses a second file when it is asked for what follows.
    await parts.next();
    if (content.length === 0) throw new ApiError('file_missing');
    return { content, name: part.filename };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The parser's own refusals have a code, which the error handler knows; what it stumbles over has none. */
function refusalOf(error: unknown): unknown {
  const code = String(errorCode(error));
  if (code === 'FST_FILES_LIMIT') return new ApiError('several_files');
  return error instanceof ApiError || code.startsWith('FST_') ? error : new ApiError('malformed_request');
}
