import type { Transaction } from '#framework/server/db/connect';
import type { ExportRow } from '#framework/server/exports/exports';
import type { AppContext } from '#framework/server/http/appContext';

type Notify = (
  api: AppContext,
  tx: Transaction,
  row: ExportRow,
  notice: 'exportReady' | 'exportFailed',
) => Promise<void>;

/** Sends no notification, because the library creates no files in the background. */
export const notifyOfExport: Notify = () => Promise.resolve();
