import type { SocialTemplate } from '#domain/templates/socialTemplate';
import type { AppContext } from '../../http/appContext';
import { operation } from '../../http/operation';
import { drawPostPreview } from './drawPostPreview';
import { loadPublishedPost } from './loadPublishedPost';
import { listDraftedPosts, listPublishedPosts } from './listPosts';
import { loadTemplateOf } from './loadTemplateOf';
import { readContent } from './readContent';
import { sendPreview } from './sendPreview';

/** What clients share their certificates with: as its authors write it, and as it is on offer. */
export function registerSocialTemplates(api: AppContext): void {
  operation(api, 'socialTemplates.list', {
    summary: 'The posts: to authors drafts and archived ones included, to clients those that are published',
    handler: ({ actor }) => (actor.role === 'admin' ? listDraftedPosts(api.db) : listPublishedPosts(api.db)),
  });

  operation(api, 'socialTemplates.get', {
    summary: 'A post: to authors its draft and versions, to clients what is published of it',
    handler: ({ actor, params: { id } }) =>
      actor.role === 'admin' ? loadTemplateOf(api.db, 'social', id) : loadPublishedPost(api.db, id),
  });

  operation(api, 'socialTemplates.draw', {
    summary: 'The picture of a post that is not saved yet, with the data of the newest certificate',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ actor, body, query, language, reply }) => {
      const post = readContent('social', body.content, language) as SocialTemplate;
      return sendPreview(reply, 'social', await drawPostPreview(api, actor, { ...query, post }));
    },
  });
}
