import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { cardFormats } from '#domain/certificates/cardFormats';
import { type Language, languages, type Localized } from 'sijil/base/i18n/localized';
import { keysOf } from 'sijil/base/objects';
import type { AppContext } from 'sijil/server/http/appContext';
import { portalPage } from 'sijil/server/plugins/portal';
import { followLatestDesign } from 'sijil/server/db/followDesign';
import { rootFolder } from '../../config/rootFolder';
import { ApiError } from 'sijil/server/http/apiError';
import { namesTag } from 'sijil/server/http/requestInput';
import { readCompany } from '../settings/readCompany';
import { certificateCard, findPost } from './certificateCard';
import { findVerification, type Verification } from './findVerification';
import { verifyUrl } from './requestCertificates';
import { escapeHtml } from 'sijil/base/formats/escaping';
import { formatDate } from 'sijil/base/formats/dates';
import { worded } from 'sijil/base/i18n/worded';
import { textTable } from 'sijil/schema/texts/textTable';
import { certificateStates } from '#domain/certificates/certificateState';

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

/** Registers the public page of a certificate, with its preview in the head, and the preview's picture. */
export function registerVerifyPage(api: AppContext, pageFile = builtPage): void {
  const options = { schema: { hide: true }, config: { rateLimit: guessing } };

  api.app.get<{ Params: { code: string } }>('/verify/:code', options, async (request, reply) => {
    const built = await readFile(pageFile, 'utf8').catch(() => null);
    if (built === null) throw new ApiError('not_found');
    await followLatestDesign(api.db);
    const page = portalPage(built);
    const certificate = await findVerification(api, request.params.code);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    // Unknown code: the portal's page itself shows that.
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

interface Preview {
  readonly certificate: Verification;
  readonly language: Language;
  readonly url: string;
  /** Name of the provider. */
  readonly site: Localized;
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
}

const locales: Record<Language, string> = { ar: 'ar_SA', en: 'en_US' };

/**
 * The portal's page with the preview of a certificate in its head (rules 10.7), for crawlers, which run no scripts. All texts
 * are escaped: a company's name is user input.
 */
function withOpenGraph(page: string, preview: Preview): string {
  const { certificate, language, url, image } = preview;
  const title = titleOf(certificate)[language];
  const description = descriptionOf(certificate)[language];
  const other = languages.filter((one) => one !== language);
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', preview.site[language]],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', locales[language]],
    ...other.map((one) => ['og:locale:alternate', locales[one]] as const),
    ['og:image', image.url],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', title],
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}">`);
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...tags,
  ].join('\n');
  const untitled = page
    .replace(/<title>[\s\S]*?<\/title>/i, '')
    .replace(/<meta[^>]*\bname="description"[^>]*>/i, '');
  // A function, because a replacement string would interpret "$" in a name.
  return untitled.replace(/<\/head>/i, (end) => `${head}\n${end}`);
}

const texts = textTable('words/openGraph', {
  title: {
    ar: 'شهادة تفتيش: {subject} — التقدير {grade} ({score} من 100)',
    en: 'Inspection certificate: {subject} — grade {grade} ({score} out of 100)',
  },
  description: {
    ar: '{company}، {service}، {city}. حالة الشهادة: {state}. تنتهي في {date}.',
    en: '{company}, {service}, {city}. Status: {state}. Valid until {date}.',
  },
});

function titleOf({ subjectName, grade, score }: Verification): Localized {
  return worded(texts.title, { subject: subjectName, grade, score });
}

function descriptionOf({ companyName, service, city, state, validUntil }: Verification): Localized {
  const date = { ar: formatDate(validUntil, 'ar'), en: formatDate(validUntil, 'en') };
  const label = certificateStates[state];
  return worded(texts.description, { company: companyName, service, city, state: label, date });
}
