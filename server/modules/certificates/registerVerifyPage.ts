import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cardFormats, isCardFormat } from '#domain/certificates/cardFormats';
import type { Api } from '../../http/api';
import { rootFolder } from '../../config/rootFolder';
import { ApiError } from '../../http/apiError';
import { readCompany } from '../settings/readCompany';
import { certificateCard } from './certificateCard';
import { findVerification } from './findVerification';
import { withOpenGraph } from './openGraph';
import { verifyUrl } from './verifyUrl';

const builtPage = path.join(rootFolder, 'dist/portal/index.html');
const guessing = { max: 60, timeWindow: '1 minute' };

/** The public page of a certificate with its preview in the head, and the preview's picture. */
export function registerVerifyPage(api: Api, pageFile = builtPage): void {
  const options = { schema: { hide: true }, config: { rateLimit: guessing } };

  api.app.get<{ Params: { code: string } }>('/verify/:code', options, async (request, reply) => {
    const page = await readFile(pageFile, 'utf8').catch(() => null);
    if (page === null) throw new ApiError('not_found');
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

  api.app.get<{ Params: { code: string }; Querystring: { format?: string } }>(
    '/verify/:code/card.png',
    options,
    async (request, reply) => {
      const { format = 'preview' } = request.query;
      const certificate = await findVerification(api, request.params.code);
      if (!certificate || !isCardFormat(format)) throw new ApiError('not_found');
      const { file, etag } = await certificateCard(api, certificate, format);
      reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
      return request.headers['if-none-match'] === etag
        ? reply.status(304).send()
        : reply.type('image/png').send(file);
    },
  );
}
