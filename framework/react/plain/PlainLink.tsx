import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { goTo } from '@framework/address/address';

interface PlainLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this site, or a place of this page (`#terms`). */
  readonly to: string;
  /** Drawn as a button: it is not underlined in a sentence. */
  readonly 'data-button'?: boolean;
  /** Handed on to the page that it leads to. */
  readonly state?: unknown;
}

/** A link inside the site, for pages before signing in and for what both sides show: the page is not loaded anew. */
export function PlainLink({ to, state, onClick, children, ...rest }: PlainLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const apart = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || apart || rest.target === '_blank') return;
    event.preventDefault();
    goTo(to, { state });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
