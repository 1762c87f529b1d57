import { useEffect, useRef, useState } from 'react';

interface Window {
  readonly width: number;
  /** The part of the element that is to be drawn, in pixels from its top. */
  readonly from: number;
  readonly to: number;
}

/** Drawn anew only when so many pixels were scrolled. */
const step = 200;

/** Visible part of a tall element, with a margin, and its width. */
export function useWindowOf(overscan: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<Window>({ width: 0, from: 0, to: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = -element.getBoundingClientRect().top;
      const from = Math.floor((top - overscan) / step) * step;
      const to = Math.ceil((top + window.innerHeight + overscan) / step) * step;
      const width = element.clientWidth;
      setState((before) =>
        before.width === width && before.from === from && before.to === to ? before : { width, from, to },
      );
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    const resized = new ResizeObserver(soon);
    resized.observe(element);
    // Captured: the frame of some layouts scrolls, not the page.
    window.addEventListener('scroll', soon, { passive: true, capture: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, [overscan]);
  return { ref, ...state };
}
