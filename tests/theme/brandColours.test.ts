import { describe, expect, test } from 'vitest';
import { brandColours, contrastProblem, darkColourOf } from 'sijil/base/colour/brandColours';
import { surfaces } from 'sijil/base/colour/surfaces';
import { contrast } from './contrast';

/** Company colours, bright and dull, dark and light; and every grey. */
const hues = [
  '#0b57d0',
  '#ffd400',
  '#0a2540',
  '#e4002b',
  '#00a651',
  '#ff6600',
  '#7fffd4',
  '#000000',
  '#ffffff',
];
const colours = [...hues, ...Array.from({ length: 16 }, (_, step) => `#${step.toString(16).repeat(6)}`)];
const modes = ['light', 'dark'] as const;

describe('the main colour of a brand', () => {
  test.each([
    // Grey #767676 is the lightest that passes on white.
    ['#767676', 'light', null],
    ['#ffd400', 'light', 'control'],
    ['#0a2540', 'light', null],
    ['#0a2540', 'dark', 'control'],
    ['#ffd400', 'dark', null],
  ] as const)('%s in %s mode: %s', (colour, mode, of) => {
    expect(contrastProblem(colour, mode)?.of ?? null).toBe(of);
  });

  test('is refused with its contrast ratio: yellow on the page has 1.3', () => {
    expect(contrastProblem('#ffd400', 'light')).toMatchObject({ of: 'control', ratio: 1.3 });
  });

  test.each(modes)(
    'comes with the nearest colour that passes an independent contrast check, in %s mode',
    (mode) => {
      const { page, card, raised } = surfaces[mode];
      for (const colour of colours) {
        const nearest = contrastProblem(colour, mode)?.nearest ?? colour;
        const { solid, solidHover, solidActive, onSolid, link } = brandColours(nearest, mode);
        expect(solid).toBe(nearest);
        for (const ground of [page, card, raised]) {
          expect(contrast(solid, ground)).toBeGreaterThanOrEqual(3);
          expect(contrast(link, ground)).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of [solid, solidHover, solidActive])
          expect(contrast(onSolid, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test('is used unchanged if it passes; otherwise dark mode brightens it, unless a dark colour was chosen', () => {
    expect(darkColourOf('#ffd400', null)).toBe('#ffd400');
    expect(contrast(darkColourOf('#0a2540', null) ?? '', surfaces.dark.raised)).toBeGreaterThanOrEqual(3);
    expect(darkColourOf('#0a2540', '#5b9bff')).toBe('#5b9bff');
    expect(darkColourOf(null, null)).toBeNull();
  });
});
