/** View of a picture: enlarged `scale` times, its centre `x` and `y` pixels from the stage's. */
export interface View {
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

/** Keeps the picture from being dragged off a stage of this width and height. */
export function fitted({ scale, x, y }: View, width: number, height: number): View {
  const within = (value: number, size: number) => {
    const reach = (size * (scale - 1)) / 2;
    return Math.min(reach, Math.max(-reach, value));
  };
  return { scale, x: within(x, width), y: within(y, height) };
}
