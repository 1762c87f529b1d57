import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { draw } from './draw';
import type { DrawingInput, DrawingName } from './thread/drawings';

/** A drawing and the fingerprint of what it was drawn from, quoted as an HTTP ETag. */
export interface KeptDrawing {
  readonly file: Buffer;
  readonly etag: string;
}

const memoryLimit = 24 * 1024 * 1024;
/** The least recently asked for first. */
const kept = new Map<string, KeptDrawing>();
const underWay = new Map<string, Promise<KeptDrawing>>();
let memory = 0;

/**
 * Drawing that is made once for equal input: a second caller waits for the same one, a later one gets the cached one.
 * @throws ThreadJobError as `draw` does; a failure is not cached.
 */
export async function drawOnce<Name extends DrawingName>(
  name: Name,
  input: DrawingInput<Name>,
): Promise<KeptDrawing> {
  const etag = `"${createHash('sha256').update(name).update(serialize(input)).digest('base64url')}"`;
  const known = kept.get(etag);
  if (known) {
    kept.delete(etag);
    kept.set(etag, known);
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

function keep(drawing: KeptDrawing): KeptDrawing {
  kept.set(drawing.etag, drawing);
  memory += drawing.file.length;
  for (const [etag, { file }] of kept) {
    if (memory <= memoryLimit) break;
    kept.delete(etag);
    memory -= file.length;
  }
  return drawing;
}
