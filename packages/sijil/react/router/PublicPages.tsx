import { once } from 'sijil/base/once';
import { visit } from 'sijil/schema/visits';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { publicScreens, type PublicScreen } from 'sijil/react/application';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { BareLayout, PublicLayout } from 'sijil/react/frame/PublicLayout';
import { useTabTitle } from 'sijil/react/brand/brand';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { goTo, useAddress } from 'sijil/react/address/address';
import { lazyPage } from 'sijil/react/lazy/lazyPage';

const pages = once(
  () =>
    new Map(
      publicScreens().map(({ path, load, texts }) => {
        const Page = lazyPage(load, texts);
        return [path, <Page key={path} />] as const;
      }),
    ),
);
const layouts = { public: PublicLayout, bare: BareLayout };

/** Page before sign-in, for its visitors; everybody else is redirected by the rules. */
export function PublicPages({ screen }: { readonly screen: PublicScreen }) {
  const { pathname, search } = useAddress();
  const { user, authenticated } = useSession();
  const visitor = authenticated ? user : null;
  const address = pathname + search;
  const outcome = visit(screen.path, address, visitor);
  useTabTitle(screen.title);
  useFreshBeginning(pathname);
  if (!outcome.allowed) return <Redirect key={address} to={outcome.redirectTo} />;
  const Layout = layouts[screen.layout];
  return (
    <Layout>
      <Suspense fallback={<LoadingState />}>{pages().get(screen.path)}</Suspense>
    </Layout>
  );
}

/** Redirects to another address, which replaces this one in the history. */
export function Redirect({ to }: { readonly to: string }) {
  useLayoutEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}

/** Scrolls to the top at every path change (rules 1.5), and hides the previous page's toasts. */
function useFreshBeginning(pathname: string): void {
  useEffect(() => {
    window.scrollTo(0, 0);
    useToasts.getState().leavePage();
  }, [pathname]);
}
