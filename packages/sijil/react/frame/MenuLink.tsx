import type { AnchorHTMLAttributes, FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useNavigate } from 'react-router';
import { prefetchScreen } from 'sijil/react/screens/prefetchScreen';

/** Link of the menu; a collapsed entry takes the handlers of its tooltip. */
interface MenuLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly path: string;
  /** True for the entry of the current screen. */
  readonly isCurrent?: boolean;
}

/**
 * Entry of the menu, inside an element with the handlers of `useMenuLinks`. The router's own link would be rendered again at
 * every navigation, for each entry.
 */
export function MenuLink({ path, isCurrent = false, children, ...rest }: MenuLinkProps) {
  return (
    <a {...rest} href={path} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** Handlers of an element around menu links: a click opens the screen inside the portal, a pointer near it prefetches it. */
export function useMenuLinks(onNavigate?: () => void) {
  const navigate = useNavigate();
  const fetchNear = (event: PointerEvent | FocusEvent) => {
    const path = pathOf(event);
    if (path !== null) void prefetchScreen(path);
  };
  return {
    onPointerOver: fetchNear,
    onFocus: fetchNear,
    onClick: (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null) return;
      onNavigate?.();
      // The browser itself opens new tabs and windows.
      const isOwn = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      if (isOwn || event.defaultPrevented) return;
      event.preventDefault();
      const { pathname, search } = window.location;
      void navigate(path, { replace: path === pathname + search });
    },
  };
}

/** Address of the menu link in which an event happened. */
function pathOf({ target }: { readonly target: EventTarget }): string | null {
  return target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? null) : null;
}
