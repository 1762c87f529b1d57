import { describe, expect, it } from 'vitest';
import { readExif } from '../../../field/app/camera/exif';

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));

/** A JPEG of a camera that wrote 30 November 2026, 9:15 in Riyadh, at 24°42'36" north and 46°40'30" east. */
function pictureOf({ little = false, west = false } = {}): ArrayBuffer {
  const tiff = new DataView(new ArrayBuffer(260));
  const u16 = (at: number, value: number) => tiff.setUint16(at, value, little);
  const u32 = (at: number, value: number) => tiff.setUint32(at, value, little);
  const text = (at: number, value: string) => ascii(value).forEach((code, i) => tiff.setUint8(at + i, code));
  const entry = (
    at: number,
    [tag, type, count, value]: readonly [number, number, number, number | string],
  ) => {
    u16(at, tag);
    u16(at + 2, type);
    u32(at + 4, count);
    if (typeof value === 'string') text(at + 8, value);
    else u32(at + 8, value);
  };
  text(0, little ? 'II' : 'MM');
  u16(2, 42);
  u32(4, 8);
  u16(8, 2);
  entry(10, [0x8769, 4, 1, 40]);
  entry(22, [0x8825, 4, 1, 70]);
  u16(40, 2);
  entry(42, [0x9003, 2, 20, 130]);
  entry(54, [0x9011, 2, 7, 152]);
  u16(70, 4);
  entry(72, [1, 2, 2, 'N']);
  entry(84, [2, 5, 3, 160]);
  entry(96, [3, 2, 2, west ? 'W' : 'E']);
  entry(108, [4, 5, 3, 184]);
  text(130, '2026:11:30 09:15:00');
  text(152, '+03:00');
  [24, 42, 36, 46, 40, 30].forEach((value, index) => {
    u32(160 + 8 * index, value);
    u32(164 + 8 * index, 1);
  });
  const head = [0xff, 0xd8, 0xff, 0xe1, 0x01, 0x0c, ...ascii('Exif'), 0, 0];
  return new Uint8Array([...head, ...new Uint8Array(tiff.buffer), 0xff, 0xda]).buffer;
}

describe('a picture from the phone’s files', () => {
  it.each([true, false])('has the time and the place of its camera (little-endian: %s)', (little) => {
    const { takenAt, place } = readExif(pictureOf({ little }));
    expect(takenAt).toBe('2026-11-30T06:15:00.000Z');
    expect(place?.latitude).toBeCloseTo(24.71, 6);
    expect(place?.longitude).toBeCloseTo(46.675, 6);
  });

  it('is west of Greenwich where its camera says so', () => {
    expect(readExif(pictureOf({ west: true })).place?.longitude).toBeCloseTo(-46.675, 6);
  });

  it('has none where nothing was written, or the file is damaged', () => {
    expect(readExif(new Uint8Array([0x89, 0x50, 0x4e, 0x47]).buffer)).toEqual({});
    expect(readExif(new Uint8Array([]).buffer)).toEqual({});
    for (let length = 0; length < 200; length += 7)
      expect(() => readExif(pictureOf().slice(0, length))).not.toThrow();
  });
});
