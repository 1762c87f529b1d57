import { isFileReadable } from './exportReaders';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../http/appContext';
import { files } from '../db/schema/files';
import { ApiError } from '../http/apiError';
import { namesTag } from '../http/requestInput';
import { operation } from '../http/operation';
import { acceptUpload, assertQuota, readUpload } from './acceptUpload';
import { isSignedLink, toFileLink } from './fileLinks';
import { storeFile } from './storeFile';
import { thumbnailKey, thumbnailOf } from './thumbnail';
import { type ByteRange, ContentError } from '../storage/storage';
import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';

/** Smallest size of a download that comes directly from the bucket, where browsers reach it. */
const directFromBytes = 8 * 1024 * 1024;
/** Time in which a download must begin; it may then take any time. */
const linkSeconds = 60;

/** Address of a large file at the store itself; null where this server sends it. @throws ContentError */
async function linkToContent(
  { storage }: Pick<AppContext, 'storage'>,
  { sha256, size, name, type }: typeof files.$inferSelect,
): Promise<string | null> {
  if (size < directFromBytes) return null;
  const link = await storage.linkTo(sha256, { name, type, seconds: linkSeconds });
  // Without this check, the store would answer with an error of its own.
  if (link !== null && !(await storage.has(sha256))) throw new ContentError('missing', sha256);
  return link;
}

const linkQuery = z.object({
  expires: z.coerce.number(),
  signature: z.string(),
  download: z.string().optional(),
});

export function registerFiles(api: AppContext): void {
  operation(api, 'files.upload', {
    summary:
      'Upload one file: .jpeg, .png or (kind=document) .pdf, at most 500 kB, judged by its content; pictures are encoded anew',
    status: 201,
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: async ({ actor, query, request }) => {
      const upload = await readUpload(request);
      await assertQuota(api, actor, upload.content.length);
      const stored = await acceptUpload(actor, upload.content, query.kind);
      return toFileLink(
        api,
        await storeFile(api, api.db, { ...stored, name: upload.name, ownerId: actor.userId }),
      );
    },
  });

  api.app.get(
    '/files/:id/thumbnail',
    { schema: { hide: true }, config: { rateLimit: false } },
    async (request, reply) => {
      const { file } = await linkedFile(api, request);
      if (!file.type.startsWith('image/')) throw new ApiError('not_found');
      const etag = `"${thumbnailKey(file.sha256)}"`;
      if (namesTag(request.headers['if-none-match'], etag)) return unchanged(reply, etag);
      const content = await thumbnailOf(api, file.sha256);
      return cached(reply, etag).type('image/webp').send(content);
    },
  );

  api.app.get(
    '/files/:id',
    { schema: { hide: true }, config: { rateLimit: false } },
    async (request, reply) => {
      const { file, link } = await linkedFile(api, request);
      // Content never changes under its hash: a cached copy need not be fetched again.
      const etag = `"${file.sha256}"`;
      if (namesTag(request.headers['if-none-match'], etag)) return unchanged(reply, etag);
      const direct = link.download === undefined ? null : await linkToContent(api, file);
      if (direct !== null) return reply.header('cache-control', 'no-store').redirect(direct);
      const part = isSentAsStored(file.type)
        ? requestedRange(request.headers, { size: file.size, etag })
        : 'all';
      if (part === 'none') {
        reply.header('content-range', `bytes */${file.size}`);
        throw new ApiError('range_not_satisfiable');
      }
      // Opened first: unavailable content is answered without headers of the file.
      const content = await api.storage.get(file.sha256, part === 'all' ? undefined : part);
      const disposition = link.download === undefined ? 'inline' : 'attachment';
      if (isSentAsStored(file.type)) reply.header('accept-ranges', 'bytes');
      if (part !== 'all')
        reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`);
      return cached(reply, etag)
        .headers({
          'content-type': file.type,
          'content-length': part === 'all' ? file.size : part.end - part.start + 1,
          'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          // Uploads are shown, never executed.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        })
        .send(content);
    },
  );
}

/** False for types that are compressed in transit: the bytes that a client has differ from the stored ones. */
const isSentAsStored = (type: string) => !type.startsWith('text/');

const cached = (reply: FastifyReply, etag: string) =>
  reply.header('etag', etag).header('cache-control', 'private, max-age=3600, immutable');

const unchanged = (reply: FastifyReply, etag: string) => cached(reply, etag).status(304).send();

const fileParams = z.object({ id: z.uuid() });

/** The file that a signed link opens. @throws ApiError not_found, link_expired */
async function linkedFile(api: AppContext, { params, query }: FastifyRequest) {
  const named = fileParams.safeParse(params);
  const link = linkQuery.safeParse(query);
  if (!named.success) throw new ApiError('not_found');
  const { id } = named.data;
  if (!link.success || !isSignedLink(api, id, link.data.expires, link.data.signature))
    throw new ApiError('link_expired');
  const [file] = await api.db.select().from(files).where(eq(files.id, id));
  if (!file) throw new ApiError('not_found');
  // Only files that the application itself made have no owner; exports are among them.
  const isPicture = file.type.startsWith('image/');
  if (file.ownerId === null && !isPicture && !(await isFileReadable(api.db, id)))
    throw new ApiError('export_unreadable');
  return { file, link: link.data };
}

interface SentFile {
  readonly size: number;
  readonly etag: string;
}

/**
 * Returns the part of a file that `Range` requests: `all` without the header, with several parts, and where `If-Range` names
 * other content than the present; `none` where the range lies outside the file.
 */
function requestedRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { size, etag }: SentFile,
): ByteRange | 'all' | 'none' {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return 'all';
  const parts = parseRange(size, range, { combine: true });
  if (parts === -1) return range.startsWith('bytes=') ? 'none' : 'all';
  if (parts === -2 || parts.type !== 'bytes' || parts.length > 1) return 'all';
  return parts[0] ?? 'all';
}
