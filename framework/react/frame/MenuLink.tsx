import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { prefetchScreen } from '@framework/screens/prefetchScreen';

/** Link of the menu; a collapsed entry takes the handlers of its tooltip. */
interface MenuLinkProps extends Pick<LinkProps, 'onFocus' | 'onPointerEnter'> {
  readonly path: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** True for the entry of the current screen. */
  readonly isCurrent?: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

/** Entry of the menu; a pointer near it prefetches its page. */
export function MenuLink({
  path,
  children,
  className,
  isCurrent = false,
  onNavigate,
  onFocus,
  onPointerEnter,
  ...rest
}: MenuLinkProps) {
  const fetch = () => void prefetchScreen(path);
  return (
    <Link
      {...rest}
      to={path}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={(event) => {
        fetch();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        fetch();
        onFocus?.(event);
      }}
      onClick={onNavigate}
    >
      {children}
    </Link>
  );
}
