import { appliedBrand, versionOf } from '../db/followBrand';
import { followLatestDesign } from '../db/followDesign';
import type { AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';

/** Registers the pictures of the brand, which every page shows: no other file can be read here. */
export function registerBrand(api: AppContext): void {
  operation(api, 'brand.picture', {
    summary: 'A picture of the brand: logo, icon, picture of the sign-in page',
    anonymous: true,
    handler: async ({ reply, params: { picture }, query: { version } }) => {
      const known = () => appliedBrand().files.get(picture);
      if (version !== versionIn(known())) await followLatestDesign(api.db);
      const file = known();
      if (!file) throw new ApiError('not_found');
      const content = await api.storage.read(file.sha256);
      const isThis = version === versionOf(file);
      reply.headers({
        'content-type': file.type,
        'cache-control': isThis ? 'public, max-age=31536000, immutable' : 'no-cache',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      return content;
    },
  });
}

const versionIn = (file: Parameters<typeof versionOf>[0] | undefined) => file && versionOf(file);
