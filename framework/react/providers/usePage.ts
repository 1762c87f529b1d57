import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Received } from '#framework/contract/exchange';
import type { CallError } from './apiError';
import { useLanguage } from './language';
import { callList, type ListId } from './operations';
import type { AskedPart, Sending } from './sendOperation';

/** A page of an operation's list with the total; the previous page stays until the next one has arrived. */
export function usePage<Id extends ListId>(id: Id, query: NonNullable<AskedPart<Id>['query']>) {
  const language = useLanguage();
  return useQuery<{ readonly rows: Received<Id>; readonly total: number }, CallError>({
    queryKey: [id, 'page', query, language],
    queryFn: ({ signal }) => callList(id, { query, signal } as AskedPart<Id> & Sending),
    placeholderData: keepPreviousData,
  });
}
