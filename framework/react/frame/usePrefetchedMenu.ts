import { useEffect } from 'react';
import { fetchModal } from '@framework/components/antd/dialogs';
import { fetchDropdown } from '@framework/components/antd/laterControls';
import { inSight } from '@framework/components/inSight';
import { whenIdle } from '@framework/components/AfterIdle';
import { queryClient } from '@framework/providers/queryClient';
import { prefetchLists, prefetchScreen } from '@framework/screens/prefetchScreen';
import { useMenu } from './useMenu';

/** Number of entries to prefetch: people use the beginning of a long menu. */
const mostPrefetched = 6;
const restMs = 500;

/**
 * Fetches the dropdowns of any page, and the pages of the menu's first entries, one after the other, once the present
 * page is drawn: a click then waits for its rows only. Nothing is fetched ahead for a browser that saves data.
 */
export function usePrefetchedMenu(): void {
  const { sections } = useMenu();
  useEffect(() => {
    if (savesData()) return undefined;
    const entries = sections.flatMap((section) => section.entries).slice(0, mostPrefetched);
    const waiting = [
      // What any page may drop down or ask.
      () => Promise.all([fetchDropdown(), fetchModal()]),
      prefetchLists,
      ...entries.map(
        ({ path }) =>
          () =>
            prefetchScreen(path),
      ),
    ];
    let busy = false;
    let forget: () => void = () => undefined;
    const step = async (next: () => Promise<unknown>) => {
      await next();
      busy = false;
    };
    const timer = setInterval(() => {
      if (busy || queryClient.isFetching() > 0 || inSight('[aria-busy="true"]').length > 0) return;
      const next = waiting.shift();
      if (!next) return clearInterval(timer);
      busy = true;
      forget = whenIdle(() => step(next));
    }, restMs);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [sections]);
}

declare global {
  interface Navigator {
    /** Only some browsers have it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
