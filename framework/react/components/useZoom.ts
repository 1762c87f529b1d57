import { type CSSProperties, type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { fitted, type View, zoomed } from './zoomView';

const fullView: View = { scale: 1, x: 0, y: 0 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Wheel, two fingers, double press and drag as one view of a picture; `by` zooms for buttons and keys. */
export function useZoom() {
  const [view, setView] = useState(fullView);
  const pointers = useRef(new Map<number, Point>());

  const moved = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const { clientWidth, clientHeight } = event.currentTarget;
    setView((one) => {
      const next = other
        ? zoomed(one, distance(now, other) / Math.max(1, distance(before, other)))
        : { ...one, x: one.x + now.x - before.x, y: one.y + now.y - before.y };
      return fitted(next, clientWidth, clientHeight);
    });
  };
  const released = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  const style: CSSProperties = { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` };
  return {
    scale: view.scale,
    style,
    by: (factor: number) => setView((one) => zoomed(one, factor)),
    reset: () => setView(fullView),
    handlers: {
      onWheel: ({ deltaY }: WheelEvent) => setView((one) => zoomed(one, Math.exp(-deltaY / 400))),
      onDoubleClick: () => setView((one) => (one.scale > 1 ? fullView : zoomed(one, 2.5))),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: moved,
      onPointerUp: released,
      onPointerCancel: released,
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
