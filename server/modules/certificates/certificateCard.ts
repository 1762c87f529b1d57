import { and, asc, desc, eq } from 'drizzle-orm';
import { type CardFormat, cardFormats } from '#domain/certificates/cardFormats';
import { bothLanguages, type Language, type Localized } from 'sijil/base/i18n/localized';
import type { SocialTemplate } from '#domain/templates/certificateTemplate';
import type { AppContext } from 'sijil/server/http/appContext';
import { type CachedDrawing, drawOnce } from '../../pdf/drawOnce';
import { gradeBands } from '#domain/scoring/grades';
import { fillPlaceholders, type PlaceholderKey } from '#domain/templates/placeholders';
import { certificatePost } from '#domain/templates/seedTemplates';
import { files } from 'sijil/server/db/schema/files';
import type { DrawingInput } from '../../pdf/thread/drawings';
import { readCompany } from '../settings/readCompany';
import { readLogo } from './certificateSubject';
import { verifyUrl } from './requestCertificates';
import type { Queryable } from 'sijil/server/db/connect';
import { documentVersions, templates } from '../../db/schema/templates';
import { ApiError } from 'sijil/server/http/apiError';
import { bodyOf } from '../templates/kindRules';
import type { Company } from '#domain/company';
import { formatDate } from 'sijil/base/formats/dates';
import { score as scoreText } from '../../pdf/text/formats';
import type { Verification } from './findVerification';

interface CardLook {
  readonly post: SocialTemplate;
  readonly format: CardFormat;
  readonly language: Language;
}

/** Picture of a shared certificate in a post, rendered once for all readers while its content is unchanged. */
export async function certificateCard(
  api: Pick<AppContext, 'db' | 'config' | 'storage'>,
  certificate: Shared,
  look: CardLook,
): Promise<CachedDrawing> {
  return drawOnce('card', await buildCard(api, certificate, look));
}

/**
 * Render data of a certificate's card. A certificate that is not valid uses the provider's default post: every picture shows
 * its status and how to verify it.
 */
export async function buildCard(
  api: Pick<AppContext, 'db' | 'config' | 'storage'>,
  certificate: Shared,
  { post, format, language }: CardLook,
): Promise<DrawingInput<'card'>> {
  const { code, state, subjectName, companyName, service, city, score, grade } = certificate;
  const company = await readCompany(api.db);
  const { texts, parts, image } = state === 'valid' ? post : certificatePost;
  const values = postValues(certificate, company);
  return {
    data: {
      code,
      state,
      subjectName,
      companyName,
      service,
      city,
      score,
      parts,
      provider: company.name,
      heading: fillPlaceholders(texts.heading, values),
      line: fillPlaceholders(texts.line, values),
      grade: {
        letter: grade,
        label: gradeBands.find((band) => band.grade === grade)?.label ?? bothLanguages(''),
      },
      verificationUrl: verifyUrl(api.config, code),
      logo: await readLogo(api, code),
      image: image === null ? null : await readPicture(api, image),
    },
    language,
    size: cardFormats[format],
  };
}

async function readPicture(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  id: NonNullable<SocialTemplate['image']>,
): Promise<Uint8Array | null> {
  const [file] = await db.select({ sha256: files.sha256 }).from(files).where(eq(files.id, id));
  return file ? storage.read(file.sha256) : null;
}

interface PublishedPost {
  readonly templateId: string | null;
  readonly versionId: string | null;
  readonly post: SocialTemplate;
}

/**
 * Newest version of a published post; without an id the first post, or the default if none is published.
 * @throws ApiError not_found for the id of a post that is not offered.
 */
export async function findPost(db: Queryable, templateId: string | null): Promise<PublishedPost> {
  const [found] = await db
    .select({ templateId: templates.id, versionId: documentVersions.id, body: documentVersions.body })
    .from(templates)
    .innerJoin(documentVersions, eq(documentVersions.templateId, templates.id))
    .where(and(eq(templates.offer, 'social'), templateId === null ? undefined : eq(templates.id, templateId)))
    .orderBy(asc(templates.createdAt), asc(templates.key), desc(documentVersions.version))
    .limit(1);
  if (found) return { ...found, post: bodyOf('social', found.body) };
  if (templateId !== null) throw new ApiError('not_found');
  return { templateId: null, versionId: null, post: certificatePost };
}

/** Public data of a certificate that its pictures use. */
export type Shared = Pick<
  Verification,
  | 'code'
  | 'state'
  | 'subjectName'
  | 'companyName'
  | 'service'
  | 'city'
  | 'score'
  | 'grade'
  | 'validUntil'
  | 'result'
>;

/** Values of a post's placeholders for this certificate. */
export function postValues(
  shared: Shared,
  provider: Pick<Company, 'name'>,
): Partial<Record<PlaceholderKey, Localized>> {
  const { code, subjectName, companyName, service, city, score, grade, validUntil, result } = shared;
  const inspectedAt = result?.inspectedAt ?? null;
  return {
    client: bothLanguages(companyName),
    provider: provider.name,
    subject: bothLanguages(subjectName),
    service,
    city,
    score: bothLanguages(scoreText(score)),
    grade: bothLanguages(grade),
    ...(inspectedAt !== null && { inspected_on: dayOf(inspectedAt) }),
    valid_until: dayOf(validUntil),
    certificate_code: bothLanguages(code),
  };
}

const dayOf = (moment: Date | string): Localized => ({
  ar: formatDate(moment, 'ar'),
  en: formatDate(moment, 'en'),
});
