/**
 * Worker that makes a picture small enough to send: at most 1600 pixels and 450 kB, without what a camera writes about itself.
 * It also measures the light, because a black picture is no evidence.
 */
export interface ShrinkCall {
  readonly id: number;
  readonly source: ImageBitmap | Blob;
}

export type ShrinkAnswer =
  | { readonly id: number; readonly failed: true }
  | {
      readonly id: number;
      readonly failed: false;
      readonly bytes: ArrayBuffer;
      readonly thumbnail: ArrayBuffer;
      readonly sha256: string;
      readonly isDark: boolean;
    };

const longestSide = 1600;
const mostBytes = 450 * 1024;
const thumbnailSide = 240;
/** Mean light, of 255, and its spread, below which hardly anything shows: unlit rooms measure 27 and 7, good photos 140 and 43. */
const darkBelow = { mean: 35, spread: 12 };

const port = globalThis as unknown as {
  onmessage: (event: MessageEvent<ShrinkCall>) => void;
  postMessage(answer: ShrinkAnswer, moved: readonly Transferable[]): void;
};

port.onmessage = ({ data: { id, source } }) => {
  shrink(source).then(
    (found) => port.postMessage({ id, failed: false, ...found }, [found.bytes, found.thumbnail]),
    () => port.postMessage({ id, failed: true }, []),
  );
};

async function shrink(source: ImageBitmap | Blob) {
  const picture = source instanceof Blob ? await createImageBitmap(source) : source;
  const canvas = scaled(picture, picture.width, picture.height, longestSide);
  picture.close();
  const bytes = await (await encode(canvas)).arrayBuffer();
  const small = scaled(canvas, canvas.width, canvas.height, thumbnailSide);
  const thumbnail = await small.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes, thumbnail: await thumbnail.arrayBuffer(), sha256, isDark: isDark(small) };
}

/** Draws a picture so that its longer side is at most so long; it is never enlarged. */
function scaled(picture: CanvasImageSource, width: number, height: number, side: number): OffscreenCanvas {
  const factor = Math.min(1, side / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * factor), Math.round(height * factor));
  const pen = penOf(canvas);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  for (const quality of [0.82, 0.72, 0.62, 0.52]) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= mostBytes) return blob;
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.4 });
}

function isDark(canvas: OffscreenCanvas): boolean {
  const { data } = penOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  const count = data.length / 4;
  const light = (at: number) =>
    0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0);
  let [sum, squares] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    sum += light(at);
    squares += light(at) ** 2;
  }
  const mean = sum / count;
  const spread = Math.sqrt(Math.max(0, squares / count - mean ** 2));
  return mean < darkBelow.mean && spread < darkBelow.spread;
}

/** @throws Error where a browser has no canvas in workers */
function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser cannot draw in a worker.');
  return pen;
}
