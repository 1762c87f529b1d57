import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { placeOfAddress } from './placeOfAddress';

/** Operation that fills a place from its national short address, so that nobody types it. */
export function registerNationalAddress(api: AppContext): void {
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
