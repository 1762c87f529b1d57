import { useEffect, useSyncExternalStore } from 'react';
import { callPublic } from '@framework/providers/publicOperations';
import { serverIsBack, useReach } from '@framework/providers/reach';

const askAgainMs = 5_000;

export type ConnectionState = 'online' | 'offline' | 'unreachable';

/** State of the connection, as the browser and the last calls know it; after a failed call the server is asked again. */
export function useConnection(): ConnectionState {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const lost = useReach((reach) => reach.lost);
  useEffect(() => {
    if (!lost || !online) return undefined;
    const timer = setInterval(() => {
      callPublic('system.health').then(serverIsBack, () => undefined);
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [lost, online]);
  if (!online) return 'offline';
  return lost ? 'unreachable' : 'online';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
