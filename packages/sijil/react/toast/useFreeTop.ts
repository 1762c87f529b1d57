import { type RefObject, useLayoutEffect, useState } from 'react';
import { toast } from 'sijil/react/theme/tokens';

interface Side {
  readonly left: number;
  readonly right: number;
}

/** Box of an element in the window, in pixels. */
export interface Box extends Side {
  readonly top: number;
  readonly bottom: number;
}

interface Place {
  /** Column of the toasts, with their total height. */
  readonly column: Side & { readonly height: number };
  /** Boxes that toasts may not cover. */
  readonly obstacles: readonly Box[];
  /** Distance from the viewport's edge; `gap` is the distance from an obstacle. */
  readonly offset: number;
  readonly gap: number;
  readonly windowHeight: number;
}

/**
 * Top of the toasts (rules 7.4): the window's offset, or below whichever of the boxes they would cover there. Without
 * such a place they stay at the offset: clicks pass through them.
 */
export function freeTop({ column, obstacles, offset, gap, windowHeight }: Place): number {
  let top = offset;
  for (const box of obstacles.toSorted((one, other) => one.top - other.top)) {
    const nextToColumn = box.right <= column.left || box.left >= column.right;
    const apart = box.bottom <= top || box.top >= top + column.height;
    if (!nextToColumn && !apart) top = box.bottom + gap;
  }
  return top + column.height <= windowHeight - offset ? top : offset;
}

/** Elements that toasts may not cover: the header's tools, a page's actions, the head of a dialog or drawer. */
const obstacles = '[data-keep-clear], .ant-drawer-header, .ant-modal-close';
const gap = 12;

/** True while the pointer or the focus is at a button of the region, which must not move from under a press. */
const isPressable = (region: HTMLElement): boolean =>
  region.querySelector(':hover') !== null || region.contains(document.activeElement);

/**
 * Top of the toasts in `list`, in pixels; it follows the page as that scrolls and changes, but not while somebody is about to
 * press one of them.
 */
export function useFreeTop(list: RefObject<HTMLElement | null>, shown: unknown, any: boolean): number {
  const [top, setTop] = useState<number>(toast.offset);
  useLayoutEffect(() => {
    const region = list.current;
    if (!any || !region) return undefined;
    const place = () => {
      const { left, right, height } = region.getBoundingClientRect();
      setTop(
        freeTop({
          column: { left, right, height },
          obstacles: boxesOf(obstacles),
          offset: toast.offset,
          gap,
          windowHeight: window.innerHeight,
        }),
      );
    };
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!isPressable(region)) place();
      });
    };
    place();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    region.addEventListener('pointerout', soon);
    region.addEventListener('focusout', soon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
      region.removeEventListener('pointerout', soon);
      region.removeEventListener('focusout', soon);
    };
  }, [list, shown, any]);
  return top;
}

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
