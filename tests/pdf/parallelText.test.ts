import { describe, expect, it, vi } from 'vitest';
import { parallelText } from '../../server/pdf/blocks/text';
import { createDocument } from '../../server/pdf/createDocument';
import { contract } from './fixtures';

/** Texts without spaces, whose lines are broken only by the width of their column. */
const texts = { ar: 'ا'.repeat(500), en: 'i'.repeat(700) };

/** Points from the frame's left edge where the lines of a text begin and end, and the heights of their baselines. */
function drawnExtents(language: 'ar' | 'en') {
  const document = createDocument({ language, title: 'Test', brand: contract.brand, createdAt: new Date(0) });
  const { canvas, frame } = document;
  const runs: { text: string; left: number; right: number; baseline: number }[] = [];
  vi.spyOn(canvas, 'text').mockImplementation((...given: readonly unknown[]) => {
    const [text, x, baseline] = [String(given[0]), given[1], given[2]];
    const left = Number(x) - frame.left;
    const width = canvas.widthOfString(text, { features: ['rtla'] });
    runs.push({ text, left, right: left + width, baseline: Number(baseline) });
    return canvas;
  });
  const other = language === 'ar' ? 'en' : 'ar';
  const direction = other === 'ar' ? 'rtl' : 'ltr';
  parallelText(document, { text: texts[language] }, { text: texts[other], style: { direction } });
  const extentOf = (sign: string) => {
    const own = runs.filter(({ text }) => text.includes(sign));
    return {
      left: Math.min(...own.map(({ left }) => left)),
      right: Math.max(...own.map(({ right }) => right)),
      baselines: own.map(({ baseline }) => baseline),
    };
  };
  return { width: frame.width, arabic: extentOf('ا'), english: extentOf('i') };
}

describe.each(['ar', 'en'] as const)('two parallel texts in a document in %s', (language) => {
  it('are each within their half of the frame, the first at the start edge, 24 points apart', () => {
    const { width, arabic, english } = drawnExtents(language);
    // The document's own language is first: Arabic begins at the right edge, English at the left.
    expect(english.left).toBeCloseTo(0, 1);
    expect(english.right).toBeLessThanOrEqual(width / 2 - 12 + 0.02);
    expect(arabic.left).toBeGreaterThanOrEqual(width / 2 + 12 - 0.02);
    expect(arabic.right).toBeCloseTo(width, 1);
    // Each text fills its half up to the gap, except for less than one letter.
    expect(arabic.left - english.right).toBeLessThan(24 + 6);
  });

  it('have their lines at the same heights', () => {
    const { arabic, english } = drawnExtents(language);
    const shared = Math.min(arabic.baselines.length, english.baselines.length);
    expect(shared).toBeGreaterThan(2);
    expect(arabic.baselines.slice(0, shared)).toEqual(english.baselines.slice(0, shared));
    expect(new Set(arabic.baselines).size).toBe(arabic.baselines.length);
  });
});
