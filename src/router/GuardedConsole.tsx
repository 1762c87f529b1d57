import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '#domain/access/canVisit';
import { useSession } from '@/providers/session';
import { type ConsoleScreen, mayOpen } from './consoleScreens';

/** The same for a generated screen, whose audience is its declaration's. */
export function GuardedConsole({
  screen,
  children,
}: {
  readonly screen: ConsoleScreen;
  readonly children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const { user, authenticated } = useSession();
  if (!authenticated || !user) return <Navigate to={signInPath(pathname + search)} replace />;
  return mayOpen(screen, user.role) ? children : <Navigate to="/access-denied" replace />;
}
