import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the edge of the window something is fetched already. */
const ahead = '200px';

/** Whether an element has come near the window yet; once it has, it stays so. */
export function useSeen<T extends Element>(): { readonly ref: RefObject<T | null>; readonly seen: boolean } {
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
  }, [seen]);
  return { ref, seen };
}
