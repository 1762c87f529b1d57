import { describe, expect, it } from 'vitest';
import { flattenPng } from '../../server/pdf/images/flattenPng';
import { prepareImage } from '../../server/pdf/images/prepareImage';
import { readPng } from '../../server/pdf/images/readPng';
import { kitchenPicture, rgbaPng, signaturePicture } from './pictures';

/** RGB of the first pixel of the first row, after that row's filter byte. */
const firstPixel = (file: Buffer) => [...readPng(file).scanlines.subarray(1, 4)];

describe('pictures in a document', () => {
  it('lays a transparent picture on white', () => {
    const clear = rgbaPng(2, 2, () => [0, 0, 0, 0]);
    const half = rgbaPng(2, 2, () => [0, 100, 200, 128]);
    expect(firstPixel(flattenPng(readPng(clear)))).toEqual([255, 255, 255]);
    expect(firstPixel(flattenPng(readPng(half)))).toEqual([127, 177, 227]);
  });

  it('accepts a signature pad’s picture', () => {
    expect(prepareImage(signaturePicture)).toBeInstanceOf(Buffer);
  });

  it('refuses a picture that was cut short or damaged', () => {
    expect(prepareImage(kitchenPicture.subarray(0, kitchenPicture.length / 2))).toBeUndefined();
    const damaged = Buffer.from(kitchenPicture);
    damaged.fill(0x55, 60, 160);
    expect(prepareImage(damaged)).toBeUndefined();
  });

  it('refuses a file that claims more pixels than memory should hold', () => {
    const huge = Buffer.from(kitchenPicture);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    expect(prepareImage(huge)).toBeUndefined();
  });

  it('refuses what is no picture at all', () => {
    expect(prepareImage(Buffer.from('%PDF-1.7'))).toBeUndefined();
  });
});
