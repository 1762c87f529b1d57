import type { Language } from '#framework/base/i18n/localized';
import { issueMessages } from '#framework/schema/issueMessages';
import { auditedKind } from '#resources/auditedKinds';
import { fieldError } from '#framework/server/http/apiError';
import { fromReplica } from '#framework/server/db/replica/fromReplica';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { readPage } from '#framework/server/resources/pageAddress';
import { readEntries } from './readEntries';
import { type Asked, countEntries, longestCount, selectPage } from './selectEntries';

/** Every write of every record, and every step of every request, in one place, the latest first. */
export function registerAudit(api: AppContext): void {
  operation(api, 'audit.list', {
    summary: 'What was written, by whom, when, which record, from what to what; steps of requests among it',
    handler: async ({ actor, language, query, reply }) => {
      checkKind(query, language);
      const { entries, total } = await fromReplica(api, async (reading) => {
        const [page, count] = await Promise.all([
          selectPage(reading.db, query, readPage(query)),
          countEntries(reading.db, query),
        ]);
        return { entries: await readEntries(reading, actor.role, page), total: count };
      });
      reply.header('x-total-count', Math.min(total, longestCount));
      if (total > longestCount) reply.header('x-total-count-exact', 'false');
      return entries;
    },
  });
}

/** @throws ApiError validation_failed: no record is of that kind, or an id is given without one */
function checkKind({ resource, recordId }: Asked, language: Language): void {
  const refused = (problem: 'required' | 'not_an_option') =>
    fieldError('resource', issueMessages[problem][language].replace('{label}', 'resource'));
  if (resource !== undefined && !auditedKind(resource)) throw refused('not_an_option');
  if (resource === undefined && recordId !== undefined) throw refused('required');
}
