import { hasPrivilege } from '#domain/access/privileges';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { loadPublishedPost } from './loadPublishedPost';
import { listDraftedPosts, listPublishedPosts } from './listPosts';
import { loadTemplateOf } from './loadTemplateOf';

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
