import type { ReactNode } from 'react';

/** Nothing around the page. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
