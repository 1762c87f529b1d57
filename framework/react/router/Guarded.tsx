import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { visitScreen } from '#app/routes';
import { visitorOf } from '#app/session';
import type { Audience } from '#framework/schema/visits';
import { useSession } from '@framework/providers/session';
import { useToasts } from '@framework/toast/toastStore';

interface GuardedProps {
  /** The pattern of the screen's address. */
  readonly route: string;
  /** Audience in the route-authority table or, for a generated screen, in its declaration. */
  readonly audience: Audience;
  readonly children: ReactNode;
}

/** Lets a screen be seen by its audience; everybody else is brought where the rules say. */
export function Guarded({ route, audience, children }: GuardedProps) {
  const { pathname, search, key } = useLocation();
  const { user, authenticated } = useSession();
  const visitor = authenticated && user ? visitorOf(user) : null;
  const outcome = visitScreen(route, audience, pathname + search, visitor);
  if (outcome.allowed) return children;
  // Each navigation has a redirect of its own: one before the last one’s page is drawn would be left here.
  return <Navigate key={key + pathname + search} to={outcome.redirectTo} replace />;
}

/** Every path change begins at the top of the page (rules 1.5), without what the former page had to tell. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for the effect's clean-up.
    window.scrollTo(0, 0);
    useToasts.getState().leavePage();
  }, [pathname]);
  return null;
}
