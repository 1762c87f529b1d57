import { Suspense } from 'react';
import { signInPath } from '#domain/access/canVisit';
import { LoadingState } from '@framework/components/LoadingState';
import { designIsOpen } from './screens/designIsOpen';
import { Connection } from './layouts/connection/Connection';
import { useSession } from '@framework/providers/session';
import { useAddress } from '@framework/address/address';
import { ErrorBoundary } from './router/ErrorScreen';
import { lazyPage } from '@framework/lazy/lazyPage';
import { loadPortal } from './screens/loadPortal';
import { publicScreenAt } from './screens/publicScreenAt';
import { PublicPages, Redirect } from './router/PublicPages';
import { useAppearance } from '@framework/theme/useAppearance';
import { Toaster } from '@framework/toast/Toaster';

const Portal = lazyPage(loadPortal);

/**
 * Root of the page: the public pages, which are light, and the portal behind sign-in. The toasts and the state of the
 * connection are over both, so that they stay while one is left for the other.
 */
export function App() {
  useAppearance();
  const { pathname, search } = useAddress();
  const found = publicScreenAt(pathname);
  return (
    <ErrorBoundary>
      <Connection />
      {found ? (
        <PublicPages screen={found.screen} />
      ) : useSession.getState().authenticated || designIsOpen ? (
        <Suspense fallback={<LoadingState />}>
          <Portal />
        </Suspense>
      ) : (
        <Redirect key={pathname + search} to={signInPath(pathname + search)} />
      )}
      <Toaster />
    </ErrorBoundary>
  );
}
