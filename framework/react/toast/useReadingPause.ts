import { type RefObject, useEffect, useRef } from 'react';
import { useToasts } from './toastStore';

/**
 * Stops the clock of a toast that is pointed at or has the focus. The pointer is watched on the page and not on the
 * toast, because a press on a toast goes through to what lies under it.
 */
export function useReadingPause(any: boolean): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const region = list.current;
    if (!any || !region) return undefined;
    const paused = new Set<string>();
    const { pause, resume } = useToasts.getState();
    const weigh = (isRead: (card: HTMLElement) => boolean) => {
      for (const card of region.querySelectorAll<HTMLElement>('[data-toast]')) {
        const id = card.dataset['toast'] ?? '';
        if (isRead(card)) {
          if (!paused.has(id)) pause(id);
          paused.add(id);
        } else if (paused.delete(id)) resume(id);
      }
    };
    const moved = ({ clientX, clientY }: PointerEvent) =>
      weigh((card) => isWithin(card, clientX, clientY) || card.contains(document.activeElement));
    const focused = () => weigh((card) => card.contains(document.activeElement));
    document.addEventListener('pointermove', moved);
    region.addEventListener('focusin', focused);
    region.addEventListener('focusout', focused);
    return () => {
      document.removeEventListener('pointermove', moved);
      region.removeEventListener('focusin', focused);
      region.removeEventListener('focusout', focused);
    };
  }, [any]);
  return list;
}

function isWithin(card: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
