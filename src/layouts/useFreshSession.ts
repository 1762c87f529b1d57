import { useEffect } from 'react';
import { useOperation } from '@/providers/operations';
import { useSession } from '@/providers/session';

/** What was kept from the last visit is shown at once and then brought up to date: a new branch, a completed profile. */
export function useFreshSession(): void {
  const { data } = useOperation('session.get', { tellsOf: [] });
  const refresh = useSession((session) => session.refresh);
  useEffect(() => {
    if (data) refresh(data);
  }, [data, refresh]);
}
