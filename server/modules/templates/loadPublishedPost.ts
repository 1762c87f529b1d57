import { and, desc, eq } from 'drizzle-orm';
import type { TemplateView } from '#domain/api/templateViews';
import type { Queryable } from '#framework/server/db/connect';
import { documentVersions } from '../../db/schema/documentVersions';
import { templates } from '../../db/schema/templates';
import { ApiError } from '#framework/server/http/apiError';
import { asPublished } from './listPosts';

/** A post as it is on offer, without its versions and what is being written. @throws ApiError not_found */
export async function loadPublishedPost(db: Queryable, id: string): Promise<TemplateView> {
  const [found] = await db
    .select({ template: templates, version: documentVersions })
    .from(templates)
    .innerJoin(documentVersions, eq(documentVersions.templateId, templates.id))
    .where(and(eq(templates.id, id), eq(templates.offer, 'social')))
    .orderBy(desc(documentVersions.version))
    .limit(1);
  if (!found) throw new ApiError('not_found');
  const { template, version } = found;
  return {
    ...asPublished(template, version),
    revision: template.revision,
    draft: version.body,
    versions: [],
  };
}
