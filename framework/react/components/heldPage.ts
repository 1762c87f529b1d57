import { useEffect } from 'react';
import { create } from 'zustand';

/** Number of open menus, dialogs, drawers and selections that drawing the page anew would close. */
const useHeldPages = create<{ readonly count: number }>()(() => ({ count: 0 }));

/** While true, the page is not drawn anew for a changed design or text. */
export function useHeldPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const add = (change: number) => useHeldPages.setState(({ count }) => ({ count: count + change }));
    add(1);
    return () => add(-1);
  }, [isOpen]);
}

/** Returns whether the page is held, and draws the caller again when that ends; only where the caller waits for it. */
export const useIsHeldPage = (waits: boolean) => useHeldPages(({ count }) => waits && count > 0);

export const isHeldPage = () => useHeldPages.getState().count > 0;
