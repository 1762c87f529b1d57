import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { deleteAccount } from './deleteAccount';
import { readDeletion } from './readDeletion';

/** Deleting an account: all consequences are shown first, then it is confirmed twice. */
export function registerDeletion(api: AppContext): void {
  operation(api, 'clients.deletionPreview', {
    summary: 'What deleting the account would erase, cancel and keep, and what stands in its way',
    handler: ({ actor }) => readDeletion(api.db, actor.userId),
  });

  operation(api, 'clients.deleteOwnAccount', {
    summary: 'Erase the account: profile, contacts and access; issued papers stay as the law demands',
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: async ({ actor, language, body }) => {
      await deleteAccount(api, { actor, language }, body);
      return null;
    },
  });
}
