import { afterEach, expect, it, vi } from 'vitest';
import { uploadLimit } from 'sijil/base/files/uploads';
import { shrinkFile } from 'sijil/react/fields/upload/upload';

afterEach(() => vi.unstubAllGlobals());

const heads = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [...Buffer.from('%PDF-1.7\n')],
  'image/heic': [0, 0, 0, 24, ...Buffer.from('ftypheic')],
  'text/plain': [...Buffer.from('a text')],
};

/** A file of this size whose content has the type; the type that the browser names is another matter. */
function fileOf(content: keyof typeof heads, size: number, { name = 'IMG_1.HEIC', type = '' } = {}): File {
  const bytes = new Uint8Array(size);
  bytes.set(heads[content]);
  return new File([bytes], name, { type });
}

/** Stubs a browser that decodes pictures of this size; an encoded file has one byte per `density` pixels. */
function draws(width: number, height: number, density = 4) {
  const drawn: number[] = [];
  const painted: string[] = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height }));
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({
        fillStyle: '',
        fillRect(this: { fillStyle: string }) {
          painted.push(this.fillStyle);
        },
        drawImage: () => painted.push('picture'),
      }),
      toBlob(this: { width: number; height: number }, done: (blob: Blob) => void) {
        drawn.push(this.width);
        done(new Blob([new Uint8Array((this.width * this.height) / density)]));
      },
    }),
  });
  return { drawn, painted };
}

it('a photo over the limit is scaled down as a JPEG until it fits', async () => {
  const { drawn } = draws(4000, 3000);
  const sent = await shrinkFile(fileOf('image/jpeg', 11_000_000, { type: 'image/jpeg' }));
  expect([sent.type, sent.name]).toEqual(['image/jpeg', 'IMG_1.jpeg']);
  expect(sent.size).toBeLessThanOrEqual(uploadLimit);
  expect(drawn).toEqual([2000, 1600]);
});

it('a photo without an extension or a type is recognised by its content', async () => {
  draws(4000, 3000);
  const sent = await shrinkFile(fileOf('image/jpeg', 11_000_000, { name: 'photo' }));
  expect([sent.type, sent.name]).toEqual(['image/jpeg', 'photo.jpeg']);
});

it('a small photo in an unsupported format is converted to JPEG', async () => {
  draws(800, 600);
  expect((await shrinkFile(fileOf('image/heic', 9000, { type: 'image/heic' }))).type).toBe('image/jpeg');
});

it('a picture is drawn on white, so that its transparent parts are not black', async () => {
  const { painted } = draws(4000, 3000);
  await shrinkFile(fileOf('image/png', 700_000));
  expect(painted.slice(0, 2)).toEqual(['#ffffff', 'picture']);
});

it.each([
  ['an A4 page scanned at 600 dpi', 4960, 7016],
  ['a photo of 27 megapixels', 6000, 4500],
  ['a long screenshot', 1170, 13_000],
])('%s of few bytes is brought within the limits of pixels, and no further', async (_, width, height) => {
  // The server takes at most 20 megapixels, and sides of at most 12,000 pixels.
  const { drawn } = draws(width, height, 400);
  const sent = await shrinkFile(fileOf('image/png', 17_000));
  expect(sent.type).toBe('image/jpeg');
  const [drawnWidth = 0] = drawn;
  const drawnHeight = (drawnWidth * height) / width;
  expect(drawn).toHaveLength(1);
  expect(drawnWidth * drawnHeight).toBeLessThanOrEqual(20_000_000);
  expect(Math.max(drawnWidth, drawnHeight)).toBeLessThanOrEqual(12_000);
  expect(drawnWidth * drawnHeight).toBeGreaterThan(12_000_000);
});

it.each([
  ['a photo that fits', fileOf('image/jpeg', uploadLimit)],
  ['a PDF that fits', fileOf('application/pdf', uploadLimit, { type: 'application/pdf' })],
  ['a PDF that cannot be read', fileOf('application/pdf', 9_000_000, { type: 'application/pdf' })],
])('%s is left unchanged', async (_, file) => {
  draws(4000, 3000);
  expect(await shrinkFile(file)).toBe(file);
});

it('a file that the browser cannot decode is left unchanged', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
  for (const file of [fileOf('image/heic', 9_000_000), fileOf('text/plain', 900)])
    expect(await shrinkFile(file)).toBe(file);
});
