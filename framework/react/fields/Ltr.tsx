import type { ReactNode } from 'react';

/** A number or code that keeps its own order inside Arabic text. */
export function Ltr({ children }: { readonly children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
