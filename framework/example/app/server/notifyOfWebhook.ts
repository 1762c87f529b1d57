import type { Transaction } from '#framework/server/db/connect';
import type { AppContext } from '#framework/server/http/appContext';

type Notify = (
  api: AppContext,
  tx: Transaction,
  webhook: { readonly id: string; readonly name: string; readonly keeperId: string },
) => Promise<void>;

/** Sends no notification; the list of webhooks shows which are switched off. */
export const notifyOfWebhook: Notify = () => Promise.resolve();
