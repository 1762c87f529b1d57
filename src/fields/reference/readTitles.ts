import { apiPath, type Resource } from '#domain/schema/resource';
import { resourceNamed } from '#resources';
import { http } from '@/providers/http';
import type { Title } from '#domain/api/recordView';

/** A record by its name only: what a choice of records needs. */
export interface Named {
  readonly id: string;
  readonly $title: Title;
}

export interface Page {
  readonly records: readonly Named[];
  readonly total: number;
}

export const pageSize = 25;

/** The declaration that a reference points at. */
export function targetOf(name: string): Resource {
  const target = resourceNamed(name);
  if (!target) throw new Error(`no declaration "${name}"`);
  return target;
}

/** One page of the records that may be chosen; those that were switched off are not offered. */
export async function readPage(
  target: Resource,
  page: number,
  typed: string,
  narrowing: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Page> {
  const params = {
    _start: page * pageSize,
    _end: (page + 1) * pageSize,
    ...(typed && { q: typed }),
    ...(target.fields['active']?.kind === 'boolean' && { active: true }),
    ...narrowing,
  };
  const { data, headers } = await http.get<Named[]>(apiPath(target), { params, signal });
  return { records: data, total: Number(headers['x-total-count'] ?? data.length) };
}

/** The names of records that are already chosen, switched off or not. */
export async function readNamed(
  target: Resource,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Named[]> {
  const params = { id_in: ids.join(','), _start: 0, _end: Math.max(1, ids.length) };
  const { data } = await http.get<Named[]>(apiPath(target), { params, signal });
  return data;
}
