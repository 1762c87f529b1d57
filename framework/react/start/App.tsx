import { type ReactNode, Suspense } from 'react';
import { signInPath } from '#framework/schema/visits';
import { LoadingState } from '@framework/components/LoadingState';
import { Connection } from '@framework/frame/connection/Connection';
import { SeenAsBanner } from '@framework/frame/SeenAsBanner';
import { useSession } from '@framework/providers/session';
import { useAddress } from '@framework/address/address';
import { ErrorBoundary } from '@framework/router/ErrorScreen';
import { lazyPage } from '@framework/lazy/lazyPage';
import { loadPortal } from '@framework/screens/loadPortal';
import { publicScreenAt } from '@framework/screens/publicScreenAt';
import { PublicPages, Redirect } from '@framework/router/PublicPages';
import { useAppearance } from '@framework/theme/useAppearance';
import { Toaster } from '@framework/toast/Toaster';

const Portal = lazyPage(loadPortal);

/**
 * Root of the page: the public pages, which are light, and the portal behind sign-in. The toasts and the state of the
 * connection are over both, so that they stay while one is left for the other.
 * @param instead a page of the application's own that takes the place of both
 */
export function App({ instead }: { readonly instead?: ReactNode }) {
  useAppearance();
  const { pathname, search } = useAddress();
  const found = publicScreenAt(pathname);
  return (
    <ErrorBoundary>
      <Connection />
      <SeenAsBanner />
      {instead ??
        (found ? (
          <PublicPages screen={found.screen} />
        ) : useSession.getState().authenticated ? (
          <Suspense fallback={<LoadingState />}>
            <Portal />
          </Suspense>
        ) : (
          <Redirect key={pathname + search} to={signInPath(pathname + search)} />
        ))}
      <Toaster />
    </ErrorBoundary>
  );
}
