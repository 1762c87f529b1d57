import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/apiError';

/** Reads the one file of a multipart request; the size limit is the multipart parser's. */
export async function readUpload(request: FastifyRequest): Promise<{ content: Buffer; name: string }> {
  if (!request.isMultipart()) throw new ApiError('file_missing');
  const part = await request.file();
  if (!part) throw new ApiError('file_missing');
  const content = await part.toBuffer();
  if (content.length === 0) throw new ApiError('file_missing');
  return { content, name: part.filename };
}
