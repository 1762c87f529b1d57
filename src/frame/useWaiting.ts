import { useMemo } from 'react';
import { workPaths } from '#domain/requests/waitingWork';
import { useOperation } from 'sijil/react/providers/operations';

/** Unread notifications, and the work that waits for the person: one call for the bell, the menu and the home of operations. */
export function useWaiting() {
  return useOperation('notifications.hasUnread', {
    showsRecords: ['notifications', 'requests', 'payments', 'tickets'],
    refetchEvery: 60_000,
  });
}

/** Number of records that wait for the person, by the address of the page on which they are dealt with. */
export function useMenuCounts(): ReadonlyMap<string, number> {
  const { data } = useWaiting();
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { name, count } of data?.work ?? [])
      counts.set(workPaths[name], (counts.get(workPaths[name]) ?? 0) + count);
    return counts;
  }, [data]);
}
