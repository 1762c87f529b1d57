import type {
  BulkBody,
  BulkResult,
  ImportBody,
  ImportLine,
  ImportOutcome,
  RelatedCount,
  RevertBody,
  SummaryView,
} from 'sijil/contract/consoleViews';
import type { Wire } from 'sijil/contract/parts';
import type { RecordView } from 'sijil/contract/recordView';
import { apiPath, type Resource } from 'sijil/schema/resource';
import { http } from './http';
import { CallError } from './apiError';

/** Returns the last complete line of an import's response; null before the first. */
export function lastLine(text: string): ImportLine | null {
  const completeLines = text.slice(0, text.lastIndexOf('\n') + 1);
  const last = completeLines.trimEnd().split('\n').at(-1);
  return last ? (JSON.parse(last) as ImportLine) : null;
}

/** Returns the outcome at the end of an import's response. @throws CallError */
export function outcomeOf(text: string): ImportOutcome {
  const line = lastLine(text);
  if (line && 'outcome' in line) return line.outcome;
  if (line && 'refusal' in line) throw new CallError(line.refusal.message, 500, line.refusal.code);
  // The connection ended before the import's result arrived, so the outcome is unknown.
  throw new CallError('', 0, 'network');
}

/** Timeout of an import: each row is validated and written like a single record; five thousand take minutes on a slow day. */
const importPatienceMs = 300_000;

/** Calls of a declared resource that Refine's data provider has no method for. All @throws CallError. */
export const recordCalls = {
  get: async (resource: Resource, id: string, signal: AbortSignal): Promise<Wire<RecordView>> =>
    (await http.get<Wire<RecordView>>(`${apiPath(resource)}/${encodeURIComponent(id)}`, { signal })).data,

  /** Reads a range of a list, from `_start` up to `_end`, with the total. */
  stretch: async (
    resource: Resource,
    params: Readonly<Record<string, string | number>>,
    signal: AbortSignal,
  ) => {
    const { data, headers } = await http.get<Wire<RecordView>[]>(apiPath(resource), { params, signal });
    return { records: data, total: Number(headers['x-total-count'] ?? data.length) };
  },

  /** A list in groups. */
  summary: async (
    resource: Resource,
    params: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<SummaryView> =>
    (await http.get<SummaryView>(`${apiPath(resource)}/summary`, { params, signal })).data,

  /** The numbers of records that refer to one. */
  related: async (resource: Resource, id: string, signal: AbortSignal): Promise<RelatedCount[]> =>
    (await http.get<RelatedCount[]>(`${apiPath(resource)}/${encodeURIComponent(id)}/related`, { signal }))
      .data,

  restore: async (resource: Resource, id: string): Promise<Wire<RecordView>> =>
    (await http.post<never>(`${apiPath(resource)}/${encodeURIComponent(id)}/restore`)).data,

  revert: async (resource: Resource, id: string, body: RevertBody): Promise<Wire<RecordView>> =>
    (await http.post<never>(`${apiPath(resource)}/${encodeURIComponent(id)}/revert`, body)).data,

  bulk: async (resource: Resource, body: BulkBody): Promise<BulkResult[]> =>
    (await http.post<never>(`${apiPath(resource)}/bulk`, body)).data,

  /** `onProgress` receives the number of rows written so far, and of all rows. */
  import: async (
    resource: Resource,
    body: ImportBody,
    onProgress: (done: number, total: number) => void,
  ): Promise<ImportOutcome> => {
    const { data } = await http.post<string>(`${apiPath(resource)}/import`, body, {
      timeout: importPatienceMs,
      // A compressed response would deliver all lines at the end.
      headers: { accept: 'application/x-ndjson', 'x-no-compression': 'true' },
      responseType: 'text',
      onProgress: (_loaded, soFar) => {
        const line = lastLine(soFar());
        if (line && 'done' in line) onProgress(line.done, line.total);
      },
    });
    return outcomeOf(data);
  },
};
