import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

/** True where a table would not fit: records are shown as cards there. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
