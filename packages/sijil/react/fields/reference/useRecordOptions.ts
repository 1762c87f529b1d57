import { type CrudFilter, useInfiniteList, useMany } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { RecordView, Title } from 'sijil/contract/recordView';
import { aboutFields } from 'sijil/schema/systemFields';
import { apiPath, type Resource } from 'sijil/schema/resource';
import { isTruth } from 'sijil/schema/kindFacts';
import { useLocalize } from 'sijil/react/providers/language';
import type { CallError } from 'sijil/react/providers/apiError';
import { useMay } from 'sijil/react/providers/may';
import { useSession } from 'sijil/react/providers/session';
import { resourceNamed } from 'sijil/schema/application';

interface RecordOption {
  readonly value: string;
  readonly label: string;
  /** Records that it is about, where its name is a number. */
  readonly about: string;
}

interface Wanted {
  readonly to: string;
  readonly chosen: readonly string[];
  readonly typed: string;
  readonly narrowing: Readonly<Record<string, string>>;
  /** False until the list is opened: nothing is read before. */
  readonly open: boolean;
}

/** Record with its name only. */
type Named = Pick<RecordView, 'id' | '$title' | '$titles'>;

const pageSize = 25;

/** Reads the records that a reference may point at, page by page, and the names of the chosen ones. */
export function useRecordOptions({ to, chosen, typed, narrowing, open }: Wanted) {
  const localize = useLocalize();
  const role = useSession(({ user }) => user?.role ?? null);
  const isRead = useMay({ resource: to, action: 'list' });
  const { query: offered } = useInfiniteList<Named, CallError>({
    resource: nameOf(targetOf(to)),
    pagination: { pageSize },
    filters: offeredBy(targetOf(to), typed, narrowing),
    queryOptions: { placeholderData: keepPreviousData, enabled: open && isRead },
    errorNotification: false,
  });
  const named = useRecordNames(to, chosen);
  const about = aboutFields(targetOf(to), role);
  const options = (offered.data?.pages ?? [])
    .flatMap((page) => page.data)
    .map(({ id, $title, $titles }): RecordOption => {
      const titles = about.flatMap((name) => ($titles[name] as Title | undefined) ?? []);
      return { value: id, label: localize($title), about: titles.map(localize).join(' · ') };
    });
  return {
    options,
    nameOf: (id: string) => named.get(id) ?? options.find(({ value }) => value === id)?.label,
    loading: offered.isFetching,
    failed: offered.isError,
    more: () => {
      if (offered.hasNextPage && !offered.isFetchingNextPage) void offered.fetchNextPage();
    },
  };
}

/**
 * Reads names by id, in the reader's language, including inactive records; empty until they are read. Records that the reader may
 * not read are not asked for: a dash takes the place of each name.
 */
export function useRecordNames(to: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const localize = useLocalize();
  const isRead = useMay({ resource: to, action: 'list' });
  const { result } = useMany<Named, CallError>({
    resource: nameOf(targetOf(to)),
    ids: ids.toSorted(),
    queryOptions: { placeholderData: keepPreviousData, enabled: isRead && ids.length > 0 },
    errorNotification: false,
  });
  if (!isRead) return new Map(ids.map((id) => [id, '—']));
  return new Map(result.data.map(({ id, $title }) => [id, localize($title)]));
}

const nameOf = (target: Resource) => apiPath(target).slice(1);

/** Returns the filters of the offered records; inactive ones are excluded. */
function offeredBy(target: Resource, typed: string, narrowing: Wanted['narrowing']): CrudFilter[] {
  const wanted = {
    ...(typed && { q: typed }),
    ...(isTruth(target.fields['active']) && { active: true }),
    ...narrowing,
  };
  return Object.entries(wanted).map(([field, value]) => ({ field, operator: 'eq', value }));
}

/** The declaration that a reference points at. */
export function targetOf(name: string): Resource {
  const target = resourceNamed(name);
  if (!target) throw new Error(`no declaration "${name}"`);
  return target;
}
