import sharp from 'sharp';

/** Pictures that are decoded at the same time; each may hold its pixels in memory. */
const atOnce = 2;

// One thread a picture and no cache: pictures from outside may take neither every core nor the memory.
sharp.concurrency(1);
sharp.cache(false);

let running = 0;
const waiting: (() => void)[] = [];

/** Decodes a picture when it is its turn. It works beside the event loop. */
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
