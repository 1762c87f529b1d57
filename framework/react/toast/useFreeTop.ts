import { type RefObject, useLayoutEffect, useState } from 'react';
import { toast } from '@framework/theme/tokens';
import { type Box, freeTop } from './freeTop';

/** Elements that toasts may not cover: the header's tools, a page's own actions, the head of a dialog or drawer. */
const obstacles = '[data-keep-clear], .ant-drawer-header, .ant-modal-close';
const gap = 12;

/** Top of the toasts in `list`, in pixels; it follows the page as that scrolls and changes. */
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
      frame = requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [list, shown, any]);
  return top;
}

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
