import { and, eq, isNull } from 'drizzle-orm';
import { questionRatings } from '#domain/lookups/questionRatings';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';
import { sendCached } from './sendCached';
import { placeOfAddress } from './placeOfAddress';

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

/** Coordinates of a district: its own centre, or its city's where it has none. Null for an unknown district. */
async function readCoordinates(
  db: Queryable,
  id: string,
): Promise<{ latitude: number; longitude: number } | null> {
  const { districts, cities } = tables;
  const [row] = await db
    .select({ own: districts.center, city: cities.center })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(and(eq(districts.id, id), isNull(districts.deletedAt)));
  return row ? (row.own ?? row.city) : null;
}

/** Operation that fills a place from its national short address, so that nobody types it. */
function registerNationalAddress(api: AppContext): void {
  operation(api, 'nationalAddresses.get', {
    summary: 'City, district, street and point of a national short address, as far as they are known here',
    // The register itself counts its calls.
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: async ({ params, request }) => {
      const found = await api.addresses?.find(params.code).catch((error: unknown) => {
        request.log.warn(error, 'the national address register could not be asked');
        throw new ApiError('address_unavailable');
      });
      if (!found) throw new ApiError('not_found');
      return placeOfAddress(api.db, found);
    },
  });
}
