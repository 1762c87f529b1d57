import { useEffect } from 'react';

let held = 0;

/** While true, the page is not drawn anew for a changed design or text: that would close the menu, close the drawer or drop the selection. */
export function useHeldPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    held += 1;
    return () => {
      held -= 1;
    };
  }, [isOpen]);
}

/** True while something is open over the page, or records of it are selected. */
export const isHeldPage = () => held > 0;
