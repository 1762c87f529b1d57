import { type CSSProperties, type PointerEvent, useRef, useState, type WheelEvent } from 'react';

/** View of a picture: magnification, and the offset in pixels of its centre from the stage's centre. */
interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const largest = 6;

/** Zooms from the entire picture to six times its size; an entire picture is in the middle. */
export function zoomed({ scale, x, y }: View, factor: number): View {
  const next = Math.min(largest, Math.max(1, scale * factor));
  if (next === 1) return { scale: 1, x: 0, y: 0 };
  return { scale: next, x: (x * next) / scale, y: (y * next) / scale };
}

/** Limits the offset, so that the picture stays on a stage of this width and height. */
export function fitted({ scale, x, y }: View, width: number, height: number): View {
  const within = (value: number, size: number) => {
    const reach = (size * (scale - 1)) / 2;
    return Math.min(reach, Math.max(-reach, value));
  };
  return { scale, x: within(x, width), y: within(y, height) };
}

const fullView: View = { scale: 1, x: 0, y: 0 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** View of a picture, changed by wheel, pinch, double press and drag; `by` zooms for buttons and keys. */
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
