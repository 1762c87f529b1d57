import { Navigate, useLocation } from 'react-router';
import { homeOf } from '#domain/access/canVisit';
import { useSession } from '@framework/providers/session';

/** The root and every unknown path lead to the role's home, or to the sign-in page (rules 1.2). */
export function Home() {
  const { key } = useLocation();
  const { user, authenticated } = useSession();
  return <Navigate key={key} to={authenticated && user ? homeOf(user.role) : '/sign-in'} replace />;
}
