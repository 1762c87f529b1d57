import { useOperation } from '@framework/providers/operations';

/** Listed tickets with unread messages. */
export function useUnread(ids: readonly string[]): ReadonlySet<string> {
  const { data } = useOperation('tickets.unread', {
    query: { ids: ids.join(',') },
    enabled: ids.length > 0,
  });
  return new Set(ids.length > 0 ? data : []);
}
