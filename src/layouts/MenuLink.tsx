import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { prefetchScreen } from '@/screens/prefetchScreen';

interface MenuLinkProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** An entry of the menu: whoever comes near it is about to press it, and what it opens is on its way. */
export function MenuLink({ path, children }: MenuLinkProps) {
  const fetch = () => void prefetchScreen(path);
  return (
    <Link to={path} onPointerEnter={fetch} onFocus={fetch}>
      {children}
    </Link>
  );
}
