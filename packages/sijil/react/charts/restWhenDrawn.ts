/** Parts of a plot of the chart library. */
interface Plot {
  readonly chart: {
    readonly getContainer: () => HTMLElement;
    readonly getContext: () => {
      readonly canvas?: { requestAnimationFrame: typeof requestAnimationFrame };
    };
    readonly on: (event: 'beforerender' | 'afterrender', listener: () => void) => unknown;
  };
}

/** Time for the animations after a chart is rendered or used. */
const movingMs = 1500;

const uses = [
  'pointerenter',
  'pointermove',
  'pointerdown',
  'pointerleave',
  'touchstart',
  'touchmove',
] as const;

/**
 * Stops the frames of a chart's canvas once it is drawn, until it is rendered again or used. The library requests one after
 * the other for as long as the chart is shown.
 */
export function restWhenDrawn({ chart }: Plot): void {
  const { canvas } = chart.getContext();
  if (!canvas) return;
  let waiting: FrameRequestCallback[] = [];
  // The first rendering has begun.
  let restsAt = Number.POSITIVE_INFINITY;
  const move = (forMs: number) => {
    restsAt = performance.now() + forMs;
    const next = waiting;
    waiting = [];
    for (const draw of next) requestAnimationFrame(draw);
  };
  canvas.requestAnimationFrame = (draw) => {
    if (performance.now() < restsAt) return requestAnimationFrame(draw);
    waiting.push(draw);
    return 0;
  };
  chart.on('beforerender', () => move(Number.POSITIVE_INFINITY));
  chart.on('afterrender', () => move(movingMs));
  const use = () => move(Math.max(movingMs, restsAt - performance.now()));
  for (const one of uses) chart.getContainer().addEventListener(one, use, { passive: true });
}
