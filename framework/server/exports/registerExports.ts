import type { AppContext } from '../http/appContext';
import { operation } from '../http/operation';
import { cancelExport, listExports, readExport } from './exports';

/** Files that are made in the background: their progress, and stopping them. */
export function registerExports(api: AppContext): void {
  operation(api, 'exports.list', {
    summary: 'Own exports of the last week, the newest first',
    handler: ({ actor }) => listExports(api, actor),
  });

  operation(api, 'exports.get', {
    summary: 'How far an own export is and, once it is done, a link to its file until it expires',
    handler: ({ actor, params: { id } }) => readExport(api, actor, id),
  });

  operation(api, 'exports.cancel', {
    summary: 'Stop an own export that has not ended',
    handler: ({ actor, params: { id } }) => cancelExport(api, actor, id),
  });
}
