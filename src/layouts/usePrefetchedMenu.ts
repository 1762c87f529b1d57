import { useEffect } from 'react';
import { fetchHookModal } from '@/components/antd/LaterHookModal';
import { fetchMenu } from '@/components/antd/LaterMenu';
import { inSight } from '@/components/inSight';
import { whenIdle } from '@/components/whenIdle';
import { queryClient } from '@/providers/queryClient';
import { prefetchLists, prefetchScreen } from '@/screens/prefetchScreen';
import { useMenu } from './useMenu';

/** Number of entries to prefetch: people use the beginning of a long menu. */
const mostPrefetched = 6;
const restMs = 500;

/**
 * Fetches what any page drops down, and what the first entries of the menu need, one after the other, once the present page
 * stands: a click then waits for its rows only. Nothing is fetched ahead for whoever has asked their browser to save.
 */
export function usePrefetchedMenu(): void {
  const { sections } = useMenu();
  useEffect(() => {
    if (savesData()) return undefined;
    const entries = sections.flatMap((section) => section.entries).slice(0, mostPrefetched);
    const waiting = [
      // What any page may drop down or ask.
      () => Promise.all([fetchMenu(), fetchHookModal()]),
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

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
