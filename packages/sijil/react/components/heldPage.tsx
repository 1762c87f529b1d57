import { type ReactNode, Suspense, useEffect } from 'react';
import { create } from 'zustand';

/** Number of open menus, dialogs, drawers and selections that rendering the page again would close. */
const useHeldPages = create<{ readonly count: number }>()(() => ({ count: 0 }));

/** While true, a changed design or text does not render the page again. */
export function useHeldPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const add = (change: number) => useHeldPages.setState(({ count }) => ({ count: count + change }));
    add(1);
    return () => add(-1);
  }, [isOpen]);
}

/** True while the page is held; a change renders the caller again only if it waits for that. */
export const useIsHeldPage = (waits: boolean) => useHeldPages(({ count }) => waits && count > 0);

export const isHeldPage = () => useHeldPages.getState().count > 0;

/** Boundary of a dialog or drawer whose code is loaded when it is opened; the page is held meanwhile. */
export function LazyDialog({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<HeldPage />}>{children}</Suspense>;
}

function HeldPage() {
  useHeldPage(true);
  return null;
}
