import { resourceNamed } from '#app/resources';
import { permissionFor } from '#framework/schema/access';
import { appliedTexts, changedTextsVersion, textsResource } from '../db/followTexts';
import { followLatestDesign } from '../db/followDesign';
import type { AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';
import { findTextsNamed } from './findTextsNamed';

/** Registers the changed texts, which every page reads, and the list of all texts, which designers read. */
export function registerTexts(api: AppContext): void {
  operation(api, 'texts.get', {
    summary: 'Texts whose words were changed; every page reads them',
    handler: async ({ reply, query: { version } }) => {
      if (version !== changedTextsVersion()) await followLatestDesign(api.db);
      const isThis = version === changedTextsVersion();
      reply.header('cache-control', isThis ? 'public, max-age=31536000, immutable' : 'no-store');
      return [...appliedTexts()];
    },
  });

  operation(api, 'texts.find', {
    summary: 'All texts of the application, with the words that were changed',
    handler: async ({ actor, query }) => {
      const resource = resourceNamed(textsResource);
      if (!resource || permissionFor(resource, 'read', actor) === 'none') throw new ApiError('forbidden');
      return findTextsNamed(api.db, query);
    },
  });
}
