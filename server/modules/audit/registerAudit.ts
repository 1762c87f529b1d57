import type { AppContext } from '../../http/appContext';
import { operation } from '../../http/operation';
import { readPage } from '../../resources/pageAddress';
import { readEntries } from './readEntries';
import { countEntries, longestCount, selectPage } from './selectEntries';

/** Every write of every record, and every step of every request, in one place, the latest first. */
export function registerAudit(api: AppContext): void {
  operation(api, 'audit.list', {
    summary: 'What was written, by whom, when, which record, from what to what; steps of requests among it',
    handler: async ({ actor, query, reply }) => {
      const [page, total] = await Promise.all([
        selectPage(api.db, query, readPage(query)),
        countEntries(api.db, query),
      ]);
      reply.header('x-total-count', Math.min(total, longestCount));
      if (total > longestCount) reply.header('x-total-count-exact', 'false');
      return readEntries(
        api,
        actor.role,
        page.map(({ id }) => id),
      );
    },
  });
}
