import { useOperation } from '@/providers/operations';

/** Which of the tickets on the screen say something that one has not read. */
export function useUnread(ids: readonly string[]): ReadonlySet<string> {
  const { data } = useOperation('tickets.unread', {
    query: { ids: ids.join(',') },
    enabled: ids.length > 0,
  });
  return new Set(ids.length > 0 ? data : []);
}
