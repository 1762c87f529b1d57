import { useSyncExternalStore } from 'react';

const query = '(min-width: 992px)';

/** True where the side navigation has room of its own; known at the first paint, so that nothing jumps. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
