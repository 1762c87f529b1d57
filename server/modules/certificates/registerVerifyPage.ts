import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { cardFormats } from '#domain/certificates/cardFormats';
import { languages } from '#framework/base/i18n/localized';
import { keysOf } from '#framework/base/objects';
import type { AppContext } from '#framework/server/http/appContext';
import { portalPage } from '#framework/server/plugins/portalPage';
import { followLatestDesign } from '#framework/server/db/followDesign';
import { rootFolder } from '#framework/server/config/rootFolder';
import { ApiError } from '#framework/server/http/apiError';
import { namesTag } from '#framework/server/http/headers';
import { readCompany } from '../settings/readCompany';
import { certificateCard } from './certificateCard';
import { findPost } from './sharedPost';
import { findVerification } from './findVerification';
import { withOpenGraph } from './openGraph';
import { verifyUrl } from './certificateCode';

const builtPage = path.join(rootFolder, 'dist/portal/index.html');
const formats = keysOf(cardFormats);
/** Query of a card: post, size and language; without a post, the first one that is published. */
const cardQuery = z.object({
  format: z.enum(formats).default('preview'),
  language: z.enum(languages).default('ar'),
  post: z.uuid().nullable().default(null),
});
type CardQuery = z.output<typeof cardQuery>;
const guessing = { max: 60, timeWindow: '1 minute' };

/** The public page of a certificate with its preview in the head, and the preview's picture. */
export function registerVerifyPage(api: AppContext, pageFile = builtPage): void {
  const options = { schema: { hide: true }, config: { rateLimit: guessing } };

  api.app.get<{ Params: { code: string } }>('/verify/:code', options, async (request, reply) => {
    const built = await readFile(pageFile, 'utf8').catch(() => null);
    if (built === null) throw new ApiError('not_found');
    await followLatestDesign(api.db);
    const page = portalPage(built);
    const certificate = await findVerification(api, request.params.code);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    // A code that was never given: the portal itself says so.
    if (!certificate) return page;
    const url = verifyUrl(api.config, certificate.code);
    return withOpenGraph(page, {
      certificate,
      language: request.language,
      url,
      site: (await readCompany(api.db)).name,
      image: { url: `${url}/card.png`, ...cardFormats.preview },
    });
  });

  api.app.get<{ Params: { code: string }; Querystring: Partial<Record<keyof CardQuery, unknown>> }>(
    '/verify/:code/card.png',
    options,
    async (request, reply) => {
      const certificate = await findVerification(api, request.params.code);
      const parsed = cardQuery.safeParse(request.query);
      if (!certificate || !parsed.success) throw new ApiError('not_found');
      const { format, language, post: templateId } = parsed.data;
      const { post } = await findPost(api.db, templateId);
      const { file, etag } = await certificateCard(api, certificate, { post, format, language });
      reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
      return namesTag(request.headers['if-none-match'], etag)
        ? reply.status(304).send()
        : reply.type('image/png').send(file);
    },
  );
}
