import { once } from '#framework/base/once';
import { visit } from '#framework/schema/visits';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { publicScreens, type PublicScreen } from '@framework/application';
import { LoadingState } from '@framework/components/LoadingState';
import { BareLayout, PublicLayout } from '@framework/frame/PublicLayout';
import { useTabTitle } from '@framework/brand/brand';
import { useSession } from '@framework/providers/session';
import { useToasts } from '@framework/toast/toastStore';
import { goTo, useAddress } from '@framework/address/address';
import { lazyPage } from '@framework/lazy/lazyPage';

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
