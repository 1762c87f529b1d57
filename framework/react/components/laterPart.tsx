import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

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

interface AfterIdleProps {
  /** False while something more important is still to be drawn; true by default. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

/** Draws its content once the browser has nothing else to draw; from then on it stays. */
export function AfterIdle({ ready = true, children }: AfterIdleProps) {
  const [idle, setIdle] = useState(false);
  useEffect(
    () => (idle || !ready ? undefined : whenIdle(() => Promise.resolve(setIdle(true)))),
    [idle, ready],
  );
  return idle && children;
}

const patienceMs = 2_000;

/**
 * Does something once the browser has nothing to draw, such as fetching the code of what may be touched next; what fails
 * is tried again when it is wanted. @returns how to give it up
 */
export function whenIdle(work: () => Promise<unknown>): () => void {
  const run = () => void work().catch(() => undefined);
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, patienceMs / 4);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: patienceMs });
  return () => cancelIdleCallback(asked);
}
