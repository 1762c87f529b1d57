import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { prefetchScreen } from '@/screens/prefetchScreen';

interface MenuLinkProps {
  readonly path: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** The screen belongs to it. */
  readonly isCurrent?: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

/** An entry of the menu: whoever comes near it is about to press it, and what it opens is on its way. */
export function MenuLink({
  path,
  children,
  className,
  isCurrent = false,
  onNavigate,
  ...rest
}: MenuLinkProps) {
  const fetch = () => void prefetchScreen(path);
  return (
    <Link
      {...rest}
      to={path}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={fetch}
      onFocus={fetch}
      onClick={onNavigate}
    >
      {children}
    </Link>
  );
}
