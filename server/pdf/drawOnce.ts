import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { draw } from './thread/drawingThreads';
import type { DrawingInput, DrawingName } from './thread/drawings';

/** A rendered file and the fingerprint of its input, quoted as an HTTP ETag. */
export interface CachedDrawing {
  readonly file: Buffer;
  readonly etag: string;
}

const memoryLimit = 24 * 1024 * 1024;
/** Least recently used first. */
const cache = new Map<string, CachedDrawing>();
const underWay = new Map<string, Promise<CachedDrawing>>();
let memory = 0;

/**
 * Renders once for equal input: a concurrent caller waits for the same rendering, a later one gets the cached file.
 * @throws ThreadJobError as `draw` does; a failure is not cached.
 */
export async function drawOnce<Name extends DrawingName>(
  name: Name,
  input: DrawingInput<Name>,
): Promise<CachedDrawing> {
  const etag = `"${createHash('sha256').update(name).update(serialize(input)).digest('base64url')}"`;
  const known = cache.get(etag);
  if (known) {
    cache.delete(etag);
    cache.set(etag, known);
    return known;
  }
  const begun = underWay.get(etag);
  if (begun) return begun;
  const drawing = draw(name, input)
    .then((file) => keep({ file, etag }))
    .finally(() => underWay.delete(etag));
  underWay.set(etag, drawing);
  return drawing;
}

function keep(drawing: CachedDrawing): CachedDrawing {
  cache.set(drawing.etag, drawing);
  memory += drawing.file.length;
  for (const [etag, { file }] of cache) {
    if (memory <= memoryLimit) break;
    cache.delete(etag);
    memory -= file.length;
  }
  return drawing;
}
