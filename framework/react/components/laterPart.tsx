import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** Placeholder until the part has loaded. */
interface Waiting {
  readonly waiting?: ReactNode;
}

/**
 * A part of a page whose code comes when it is first wanted, or before that when the browser has nothing else to do.
 * Once it is there, it is drawn at once: `lazy` would show what waits for it even then.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let there: ComponentType<P> | null = null;
  const Fetched = lazy(async () => {
    there = await load();
    return { default: there };
  });
  return function LaterPart({ waiting = null, ...props }: P & Waiting) {
    // Fixed while it is mounted: another component would begin anew in its place.
    const [Drawn] = useState<ComponentType<P>>(() => there ?? Fetched);
    return (
      <Suspense fallback={waiting}>
        <Drawn {...(props as unknown as P)} />
      </Suspense>
    );
  };
}
