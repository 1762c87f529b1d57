/** Pictures that are decoded at the same time; each may hold its pixels in memory. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Decodes a picture when it is its turn. It does not block the event loop. */
export async function atATime<T>(decode: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await decode();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
