import type { AuditLogProvider } from '@refinedev/core';
import type { HistoryEntry as DomainEntry } from '#framework/contract/consoleViews';
import type { Wire } from '#framework/contract/parts';
import { apiPath } from '#framework/schema/resource';
import { resourceNamed } from '#app/resources';
import { http } from './http';

export type HistoryEntry = Wire<DomainEntry>;

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
}

/** What is asked of a record's history: `meta` of `useLogList`. */
export interface HistoryAsked {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** What happened to a record, the latest first. The API writes it with every change, so that here it is only read. */
export const auditLogProvider: Pick<AuditLogProvider, 'get'> = {
  get: async ({ resource, meta }): Promise<HistoryPage> => {
    const declared = resourceNamed(resource);
    if (!declared) throw new Error(`no declaration "${resource}"`);
    const { id, start, end } = meta as unknown as HistoryAsked;
    const { data, headers } = await http.get<HistoryEntry[]>(
      `${apiPath(declared)}/${encodeURIComponent(id)}/history`,
      { params: { _start: start, _end: end } },
    );
    return { entries: data, total: Number(headers['x-total-count'] ?? data.length) };
  },
};
