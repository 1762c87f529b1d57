import { questionRatings } from '#domain/lookups/questionRatings';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { sendCached } from './sendCached';
import { registerNationalAddress } from './registerNationalAddress';
import { readCoordinates } from './readCoordinates';

/** Lookups that are no list of a declared resource. */
export function registerSingleLookups(api: AppContext): void {
  operation(api, 'lookups.districtCoordinates', {
    summary: 'Where a district lies, to open the map there',
    handler: async ({ params, request, reply }) => {
      const place = await readCoordinates(api.db, params.id);
      if (!place) throw new ApiError('not_found');
      return sendCached({ request, reply }, place, 'public');
    },
  });

  registerNationalAddress(api);

  operation(api, 'lookups.questionRatings', {
    summary: 'What may be answered, with its meaning: the scores of a question or the stars of a review',
    handler: ({ params, language, request, reply }) => {
      const answer = questionRatings[params.type].map(({ value, label }) => ({
        value,
        label: label[language],
      }));
      return sendCached({ request, reply }, answer, 'private');
    },
  });
}
