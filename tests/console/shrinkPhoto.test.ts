import { afterEach, expect, it, vi } from 'vitest';
import { uploadLimit } from '#framework/base/files/uploads';
import { shrinkPhoto } from '@framework/fields/upload/upload';

afterEach(() => vi.unstubAllGlobals());

const photo = (size: number, type = 'image/jpeg', name = 'IMG_1.HEIC') =>
  new File([new Uint8Array(size)], name, { type });

/** Stubs a browser that decodes pictures of this size; an encoded file has one byte per four pixels. */
function draws(width: number, height: number): number[] {
  const drawn: number[] = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height }));
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: () => undefined }),
      toBlob(this: { width: number; height: number }, done: (blob: Blob) => void) {
        drawn.push(this.width);
        done(new Blob([new Uint8Array((this.width * this.height) / 4)]));
      },
    }),
  });
  return drawn;
}

it('a photo over the limit is scaled down as a JPEG until it fits', async () => {
  const drawn = draws(4000, 3000);
  const sent = await shrinkPhoto(photo(11_000_000));
  expect([sent.type, sent.name]).toEqual(['image/jpeg', 'IMG_1.jpeg']);
  expect(sent.size).toBeLessThanOrEqual(uploadLimit);
  expect(drawn).toEqual([2000, 1600]);
});

it('a small photo in an unsupported format is converted to JPEG', async () => {
  draws(800, 600);
  expect((await shrinkPhoto(photo(9000, 'image/heic'))).type).toBe('image/jpeg');
});

it.each([
  ['a photo that fits', photo(uploadLimit)],
  ['a document', photo(9_000_000, 'application/pdf')],
])('%s is left unchanged', async (_, file) => {
  draws(4000, 3000);
  expect(await shrinkPhoto(file)).toBe(file);
});

it('a file that the browser cannot decode is left unchanged', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
  const file = photo(9_000_000, 'image/heic');
  expect(await shrinkPhoto(file)).toBe(file);
});
