import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance below the edge of the viewport within which content is fetched early. */
const usualAhead = '200px';

/** Returns `seen`, true once the element has come near the viewport. */
export function useSeen<T extends Element>(
  ahead = usualAhead,
): { readonly ref: RefObject<T | null>; readonly seen: boolean } {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (seen || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen, ahead]);
  return { ref, seen };
}
