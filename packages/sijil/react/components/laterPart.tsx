import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';

/** Placeholder until the part has loaded. */
export interface Waiting {
  readonly waiting?: ReactNode;
}

/**
 * Component whose code is loaded when it is first rendered, or earlier when the browser is idle. Once loaded, it renders at
 * once: `lazy` alone would show its fallback even then.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let there: ComponentType<P> | null = null;
  const Fetched = lazy(async () => {
    there = await load();
    return { default: there };
  });
  return function LaterPart({ waiting = null, ...props }: P & Waiting) {
    // Fixed while mounted: another component in its place would lose its state.
    const [Drawn] = useState<ComponentType<P>>(() => there ?? Fetched);
    return (
      <Suspense fallback={waiting}>
        <Drawn {...(props as unknown as P)} />
      </Suspense>
    );
  };
}

interface AfterIdleProps extends Waiting {
  /** False while something more important is still to be rendered; true by default. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

/** Renders its content once the browser is idle, and from then on; until then its placeholder. */
export function AfterIdle({ ready = true, waiting = null, children }: AfterIdleProps) {
  return useIdle(ready) ? children : waiting;
}

/** True once the browser has been idle. */
function useIdle(ready: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(
    () => (idle || !ready ? undefined : whenIdle(() => Promise.resolve(setIdle(true)))),
    [idle, ready],
  );
  return idle;
}

const Idle = createContext(false);

/** One wait for an idle browser, after which all parts `InIdle` below are rendered together. */
export function IdleWait({ ready = true, children }: Omit<AfterIdleProps, 'waiting'>) {
  // Parts that React defers are rendered first.
  const isReady = useDeferredValue(ready);
  return <Idle value={useIdle(isReady)}>{children}</Idle>;
}

/** Content that waits with the others of its `IdleWait`. */
export function InIdle({ waiting = null, children }: Omit<AfterIdleProps, 'ready'>) {
  return use(Idle) ? children : waiting;
}

const patienceMs = 2_000;

/**
 * Runs a task once the browser is idle, such as fetching code that may be needed next. Failures are ignored: the code is
 * fetched again when it is needed. @returns function that cancels the task
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

/**
 * Focuses the first control in an element and selects its text, as Tab does. A control is disabled while its code is loading:
 * it gets the focus as soon as it has loaded, unless the person has moved the focus meanwhile.
 * @returns function that stops waiting
 */
export function focusFirst(element: HTMLElement, controls: string): () => void {
  const start = document.activeElement;
  const focus = (): boolean => {
    const control = element.querySelector<HTMLElement>(controls);
    if (!control || control.matches(':disabled')) return false;
    control.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement) control.select();
    return true;
  };
  if (focus()) return () => undefined;
  const loading = new MutationObserver(() => {
    const { activeElement } = document;
    const hasMoved = activeElement !== start && activeElement !== document.body;
    if (hasMoved || focus()) loading.disconnect();
  });
  loading.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => loading.disconnect();
}
