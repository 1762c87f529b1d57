import { useEffect } from 'react';
import { useOperation } from '@framework/providers/operations';
import { useSession } from '@framework/providers/session';

/** Refreshes the session stored by the last visit, which is shown at once: a new branch, a completed profile. */
export function useFreshSession(): void {
  const { data } = useOperation('session.get', { tellsOf: [] });
  const refresh = useSession((session) => session.refresh);
  useEffect(() => {
    if (data) refresh(data);
  }, [data, refresh]);
}
