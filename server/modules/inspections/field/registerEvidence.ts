import { uploadLimit } from 'sijil/base/files/uploads';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { acceptUpload, assertQuota, readUpload } from 'sijil/server/files/acceptUpload';
import { toFileLink } from 'sijil/server/files/fileLinks';
import { storeFile } from 'sijil/server/files/storeFile';
import { appendUpload, findUpload, openUpload } from './evidenceUploads';
import { fieldExamples } from './fieldExamples';
import { assertTakesEvidence, findHeldVisit } from './leftovers';

const often = { max: 600, timeWindow: '1 minute' };

/** Registers uploads of photos and documents of a started visit, complete or in parts. */
export function registerEvidence(api: AppContext): void {
  operation(api, 'field.uploadEvidence', {
    summary: 'Upload a photo (.jpeg, .png) or a document (.pdf) of a visit that has begun, at most 500 kB',
    status: 201,
    rateLimit: often,
    examples: fieldExamples.uploadEvidence,
    handler: async ({ actor, params, request }) => {
      await assertTakesEvidence(api, actor, params.id);
      const upload = await readUpload(request);
      await assertQuota(api, actor, upload.content.length);
      const stored = await acceptUpload(actor, upload.content, 'document');
      const file = { ...stored, name: upload.name, ownerId: actor.userId };
      return toFileLink(api, await storeFile(api, api.db, file));
    },
  });

  operation(api, 'field.openEvidence', {
    summary:
      'Announce a photo or document that will come in parts, with its size and SHA-256. Announced again, it answers how much has come',
    status: 201,
    rateLimit: often,
    examples: fieldExamples.openEvidence,
    handler: async ({ actor, params, body }) => {
      await assertTakesEvidence(api, actor, params.id);
      return openUpload(api, actor, params.id, body);
    },
  });

  operation(api, 'field.evidence', {
    summary: 'How much of an announced file has come, and the file itself once it is complete',
    rateLimit: often,
    examples: fieldExamples.evidence,
    handler: async ({ actor, params: { id, uploadId } }) => {
      await findHeldVisit(api, actor, id);
      return findUpload(api, actor, { requestId: id, uploadId });
    },
  });

  registerParts(api);
}

/** Parts are octets, with a parser that only this operation has. */
function registerParts(api: AppContext): void {
  void api.app.register((scope, _, done) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: uploadLimit },
      (_request, body, parsed) => parsed(null, body),
    );
    operation({ ...api, app: scope }, 'field.appendEvidence', {
      summary:
        'The next part of an announced file, as application/octet-stream, beginning at `offset`. A part may be sent again; one that would leave a gap is refused with where to go on',
      rateLimit: { max: 3000, timeWindow: '1 minute' },
      octets: true,
      examples: fieldExamples.appendEvidence,
      handler: async ({ actor, params: { id, uploadId }, query, request }) => {
        await assertTakesEvidence(api, actor, id);
        const part = request.body;
        if (!Buffer.isBuffer(part) || part.length === 0) throw new ApiError('file_missing');
        return appendUpload(api, actor, { requestId: id, uploadId }, { offset: query.offset, part });
      },
    });
    done();
  });
}
