import { and, desc, eq } from 'drizzle-orm';
import { hasPrivilege } from '#domain/access/privileges';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import type { TemplateView } from '#domain/api/templateViews';
import type { Queryable } from '#framework/server/db/connect';
import { ApiError } from '#framework/server/http/apiError';
import { documentVersions, templates } from '../../db/schema/templates';
import { listDraftedPosts, listPublishedPosts, asPublished } from './listPosts';
import { loadTemplateOf } from './loadTemplate';

/** Posts with which clients share their certificates: for authors with drafts, for clients as published. */
export function registerSocialTemplates(api: AppContext): void {
  operation(api, 'socialTemplates.list', {
    summary: 'The posts: to authors drafts and archived ones included, to clients those that are published',
    handler: ({ actor }) =>
      hasPrivilege(actor.role, 'templates.author') ? listDraftedPosts(api.db) : listPublishedPosts(api.db),
  });

  operation(api, 'socialTemplates.get', {
    summary: 'A post: to authors its draft and versions, to clients what is published of it',
    handler: ({ actor, params: { id } }) =>
      hasPrivilege(actor.role, 'templates.author')
        ? loadTemplateOf(api.db, 'social', id)
        : loadPublishedPost(api.db, id),
  });
}

/** A post as it is on offer, without its versions and what is being written. @throws ApiError not_found */
async function loadPublishedPost(db: Queryable, id: string): Promise<TemplateView> {
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
