import { galleryExportLimit, scoreFields } from '#domain/gallery/gallery';
import { readsEach } from '#framework/schema/fieldAccess';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { beginExport } from '#framework/server/exports/exports';
import { resources } from '#resources';
import { galleryWhere } from './galleryQuery';
import { countPictures, readGallery } from './readGallery';
import { readCategories, readClients, readQuestions } from './readOptions';

/** Every picture that inspectors attached to an answer, from the form's submission on. */
export function registerGallery(api: AppContext): void {
  operation(api, 'gallery.list', {
    summary: 'Evidence pictures, the newest first; `after` is `next` of the part before',
    handler: ({ actor, query: { after, ...filters } }) => {
      // Pictures of one score would tell it.
      if (filters.score !== undefined && !readsEach(resources.requests, scoreFields, actor.role))
        throw new ApiError('forbidden');
      return readGallery(api, filters, after);
    },
  });

  operation(api, 'gallery.categories', {
    summary: 'The categories of all forms, to narrow the gallery by',
    handler: () => readCategories(api.db),
  });

  operation(api, 'gallery.questions', {
    summary: 'The questions of all forms or of one category, to narrow the gallery by',
    handler: ({ query }) => readQuestions(api.db, query.category),
  });

  operation(api, 'gallery.clients', {
    summary: 'Clients of whom there are pictures, by name; `q` finds others than the first fifty',
    handler: ({ query }) => readClients(api.db, query.q),
  });

  operation(api, 'gallery.export', {
    summary: 'Put the pictures that the filters leave into a zip, in the background',
    status: 202,
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: async ({ actor, query, language }) => {
      const total = await countPictures(api.db, galleryWhere(query), galleryExportLimit);
      if (total === 0) throw new ApiError('nothing_to_export');
      if (total > galleryExportLimit) throw new ApiError('export_too_large', { limit: galleryExportLimit });
      return beginExport(api, actor, {
        kind: 'gallery',
        task: 'exportGallery',
        page: '/gallery',
        language,
        query,
        total,
      });
    },
  });
}
