import i18next from 'i18next';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { queryClient } from 'sijil/react/providers/RefineRoot';
import { onServerBack } from 'sijil/react/providers/server';
import { noticeAddress } from 'sijil/react/address/address';
import { createRouter } from 'sijil/react/router/createRouter';
import { prefetchAddress } from 'sijil/react/screens/prefetchScreen';
import { textsOfPortal } from 'sijil/react/screens/texts';
import { publicScreenAt } from 'sijil/react/screens/screen';
import { ThemeRoot } from 'sijil/react/frame/ThemeRoot';

// Refetches queries once the server responds again, without anybody pressing a button.
onServerBack(() => void queryClient.invalidateQueries());

let entered: ReturnType<typeof createRouter> | null = null;
let left = false;

/** Returns the router; a new one for each visit, because the old one's state is older than the sign-in page. */
function enter(): ReturnType<typeof createRouter> {
  if (left) entered?.dispose();
  if (!entered || left) {
    entered = createRouter();
    entered.subscribe(noticeAddress);
  }
  left = false;
  return entered;
}

/** Loads everything for the portal's first address, and lets the router resolve it, so that the first render is complete. */
export async function arrive(): Promise<void> {
  await Promise.all([
    i18next.loadNamespaces([...textsOfPortal]),
    prefetchAddress(window.location.pathname),
    untilRead(enter()),
  ]);
}

function untilRead(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Portal behind sign-in: the router, the query client and antd, loaded in one go. */
export default function Portal() {
  const [router] = useState(enter);
  useEffect(
    () => () => {
      // The router stays in use until the next visit: signing out may end with a navigation of its own.
      left = publicScreenAt(window.location.pathname) !== null;
    },
    [],
  );
  return (
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <Inside router={router} />
      </QueryClientProvider>
    </ThemeRoot>
  );
}

/**
 * Renders the router once it has resolved its first address, for which it may have to load code: a provider that renders
 * earlier misses an update between its render and its subscription. As a transition, because it is the entire portal at once.
 */
function Inside({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  const [begun, setBegun] = useState(router.state.initialized);
  useEffect(() => {
    const look = () => router.state.initialized && startTransition(() => setBegun(true));
    look();
    return router.subscribe(look);
  }, [router]);
  if (!begun) return <LoadingState />;
  // With this option React renders an update outside a transition before the next click, without forcing it.
  return <RouterProvider router={router} flushSync={(update) => void update()} />;
}
