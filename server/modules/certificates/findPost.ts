import { and, asc, desc, eq } from 'drizzle-orm';
import { certificatePost } from '#domain/templates/seed/certificatePost';
import type { SocialTemplate } from '#domain/templates/socialTemplate';
import type { Queryable } from '#framework/server/db/connect';
import { documentVersions } from '../../db/schema/documentVersions';
import { templates } from '../../db/schema/templates';
import { ApiError } from '#framework/server/http/apiError';
import { bodyOf } from '../templates/kindRules';

export interface PublishedPost {
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
