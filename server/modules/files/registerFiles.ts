import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { fileLink } from '#domain/api/parts';
import { uploadProblem } from '#domain/files/uploadProblem';
import { sniffType, type UploadKind } from '#domain/files/uploadRules';
import type { Api } from '../../api';
import { files } from '../../db/schema/files';
import { ApiError } from '../../http/apiError';
import { operation } from '../../http/operation';
import { isSignedLink, toFileLink } from './fileLinks';
import { readUpload } from './readUpload';
import { storeFile } from './storeFile';

const linkQuery = z.object({
  expires: z.coerce.number(),
  signature: z.string(),
  download: z.string().optional(),
});

export function registerFiles(api: Api): void {
  operation(api, 'files.upload', {
    summary: 'Upload one file: .jpeg, .png or (kind=document) .pdf, at most 500 kB, judged by its content',
    query: z.object({ kind: z.enum(['image', 'document']).default('document') }),
    response: fileLink,
    status: 201,
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: async ({ actor, query, request }) => {
      const upload = await readUpload(request);
      const problem = uploadProblem(upload.content.length, upload.content, query.kind);
      if (problem === 'tooLarge') throw new ApiError('file_too_large');
      const type = sniffType(upload.content);
      if (problem || !type) throw new ApiError('file_type_refused', { types: extensionsOf(query.kind) });
      return toFileLink(api, await storeFile(api, api.db, { ...upload, type, ownerId: actor.userId }));
    },
  });

  api.app.get(
    '/files/:id',
    { schema: { hide: true }, config: { rateLimit: false } },
    async (request, reply) => {
      const { id } = z.object({ id: z.uuid() }).parse(request.params);
      const link = linkQuery.safeParse(request.query);
      if (!link.success || !isSignedLink(api, id, link.data.expires, link.data.signature))
        throw new ApiError('link_expired');
      const [file] = await api.db.select().from(files).where(eq(files.id, id));
      if (!file) throw new ApiError('not_found');
      const disposition = link.data.download === undefined ? 'inline' : 'attachment';
      return reply
        .headers({
          'content-type': file.type,
          'content-length': file.size,
          'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          // What was uploaded is shown, never run, whatever it holds.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
          'cache-control': 'private, max-age=3600, immutable',
        })
        .send(await api.storage.get(file.sha256));
    },
  );
}

function extensionsOf(kind: UploadKind): string {
  return kind === 'image' ? '.jpeg .png' : '.jpeg .png .pdf';
}
