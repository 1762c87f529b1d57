import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '@/providers/apiError';
import { callOperation } from '@/providers/operations';

const askAgainMs = 5_000;

export type ConnectionState = 'online' | 'offline' | 'unreachable';

/** What the browser knows of the network, and what the last calls have learned about the server. */
export function useConnection(): ConnectionState {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [unreachable, setUnreachable] = useState(false);
  const client = useQueryClient();
  useFailedCalls(() => setUnreachable(true));

  useEffect(() => {
    if (!unreachable || !online) return undefined;
    const timer = setInterval(() => {
      callOperation('system.health').then(
        () => {
          setUnreachable(false);
          // What could not be read meanwhile is read now, without anybody asking for it.
          void client.invalidateQueries();
        },
        () => undefined,
      );
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [unreachable, online, client]);

  if (!online) return 'offline';
  return unreachable ? 'unreachable' : 'online';
}

/** Tells when a read or a write did not reach the server at all, or the server its database. */
function useFailedCalls(failed: () => void): void {
  const client = useQueryClient();
  useEffect(() => {
    const weigh = (error: unknown) => {
      if (error instanceof ApiError && (error.code === 'network' || error.code === 'database_unavailable'))
        failed();
    };
    const reads = client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated') weigh(query.state.error ?? query.state.fetchFailureReason);
    });
    const writes = client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated') weigh(mutation.state.error);
    });
    return () => {
      reads();
      writes();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the setter behind it never changes
  }, [client]);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
