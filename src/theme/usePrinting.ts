import { useSyncExternalStore } from 'react';

/** True while the page is being put on paper, which is white. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia('print').matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia('print');
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
