import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { readPage } from '#framework/server/resources/pageAddress';
import { readOwnPackages } from './readOwnPackages';

/** Operations on the packages that a company has bought. */
export function registerPackages(api: AppContext): void {
  operation(api, 'packages.listOwn', {
    summary: "The company's packages: what is left of each, until when, and which requests drew on it",
    handler: async ({ actor, query, reply }) => {
      const { rows, total } = await readOwnPackages(api.db, actor, readPage(query), api.clock());
      reply.header('x-total-count', total);
      return rows;
    },
  });
}
