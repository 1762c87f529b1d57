import i18next from 'i18next';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { LoadingState } from '@framework/components/LoadingState';
import { queryClient } from '@framework/providers/RefineRoot';
import { onServerBack } from '@framework/providers/server';
import { noticeAddress } from '@framework/address/address';
import { createRouter } from '@framework/router/createRouter';
import { prefetchAddress } from '@framework/screens/prefetchScreen';
import { textsOfPortal } from '@framework/screens/texts';
import { publicScreenAt } from '@framework/screens/screen';
import { ThemeRoot } from '@framework/frame/ThemeRoot';

// Failed queries are repeated once the server answers again, without anybody pressing anything.
onServerBack(() => void queryClient.invalidateQueries());

let entered: ReturnType<typeof createRouter> | null = null;
let left = false;

/** Each visit begins at the address of its moment: what the router knew before the page for signing in is past. */
function enter(): ReturnType<typeof createRouter> {
  if (left) entered?.dispose();
  if (!entered || left) {
    entered = createRouter();
    entered.subscribe(noticeAddress);
  }
  left = false;
  return entered;
}

/**
 * Fetches what the address that the portal is opened at needs, and lets the router read it, so that all of it is drawn at
 * once, and nothing before it.
 */
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

/** Portal behind sign-in: the router, the query client and antd, fetched in one go. */
export default function Portal() {
  const [router] = useState(enter);
  useEffect(
    () => () => {
      // Until the next visit it still leads: signing out may end with a step of its own.
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
 * The router reads its first address by itself, with code that it may have to fetch. It is drawn once it has: a provider
 * that is drawn before misses the answer that comes between its drawing and its listening. Drawn bit by bit, because it is
 * all of the portal at once.
 */
function Inside({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  const [begun, setBegun] = useState(router.state.initialized);
  useEffect(() => {
    const look = () => router.state.initialized && startTransition(() => setBegun(true));
    look();
    return router.subscribe(look);
  }, [router]);
  if (!begun) return <LoadingState />;
  // An update with this option is no transition; React draws it before the next click, without being forced to.
  return <RouterProvider router={router} flushSync={(update) => void update()} />;
}
