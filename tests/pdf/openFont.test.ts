import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { fontFiles } from '../../server/pdf/theme';
import { openFont } from '../../server/pdf/openFont';

/*
 * `openFont` replaces undocumented parts of fontkit, whose version is pinned. fontkit's own shaping is the
 * oracle: an update that changes glyphs, their order or their widths fails here.
 */

const texts = ['شهادة سلامة الغذاء', 'لا إله', 'Food safety 94.5', '٢١ نوفمبر 2026', 'مطعم A1 (الرياض)'];

const shaped = (glyphs: readonly { readonly id: number; readonly codePoints: readonly number[] }[]) =>
  glyphs.map(({ id, codePoints }) => [id, ...codePoints]);

it.each(['regular', 'semibold', 'bold'] as const)(
  'the %s font shapes each text exactly as fontkit does, whatever was shaped before',
  (name) => {
    const open = openFont(name);
    for (const text of [...texts, ...texts.toReversed()]) {
      // A new font object, because an opened font caches what it has shaped.
      const fresh = create(fontFiles[name]());
      if (!('layout' in fresh)) throw new Error('a font file holds one font');
      const own = fresh.layout(text);
      const scale = 1000 / fresh.unitsPerEm;
      const run = open.layout(text);
      expect(shaped(run.glyphs)).toEqual(shaped(own.glyphs));
      expect(run.positions.map(({ xAdvance }) => xAdvance)).toEqual(
        own.positions.map(({ xAdvance }) => xAdvance * scale),
      );
      expect(run.advanceWidth).toBeCloseTo(own.advanceWidth * scale, 6);
    }
  },
);
