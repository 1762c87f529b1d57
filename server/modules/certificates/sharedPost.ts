import { and, asc, desc, eq } from 'drizzle-orm';
import { certificatePost } from '#domain/templates/seed/certificateTemplates';
import type { SocialTemplate } from '#domain/templates/socialTemplate';
import type { Queryable } from '#framework/server/db/connect';
import { documentVersions, templates } from '../../db/schema/templates';
import { ApiError } from '#framework/server/http/apiError';
import { bodyOf } from '../templates/kindRules';
import type { Company } from '#domain/company';
import { formatDate } from '#framework/base/formats/dates';
import { bothLanguages, type Localized } from '#framework/base/i18n/localized';
import type { PlaceholderKey } from '#domain/templates/placeholders';
import { score as scoreText } from '../../pdf/text/formats';
import type { Verification } from './findVerification';

interface PublishedPost {
  readonly templateId: string | null;
  readonly versionId: string | null;
  readonly post: SocialTemplate;
}

/**
 * Newest version of a published post; without an id the first one, or the default of a portal that has published none.
 * @throws ApiError not_found for the id of a post that is not on offer.
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

/** Public data of a certificate that its pictures show. */
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
