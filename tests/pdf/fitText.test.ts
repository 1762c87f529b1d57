import { createCanvas } from '@napi-rs/canvas';
import { expect, it, vi } from 'vitest';
import { fitText } from '../../server/pdf/documents/card/fitText';
import '../../server/pdf/documents/cardPicture';

it('text shrunk to fit keeps all its letters, and is truncated only at the minimum size', () => {
  const text = 'مذاق الحجاز – الروضة';
  const context = createCanvas(10, 10).getContext('2d');
  const written = vi.spyOn(context, 'fillText');
  for (const size of [62, 61.3, 56.81, 49.37]) {
    context.font = `${size}px "Cairo bold"`;
    const natural = context.measureText(text).width;
    const look = { size, weight: 'bold', color: '#ffffff' };
    for (let width = natural * 0.66; width < natural + 20; width += 2.37) {
      fitText(context, text, { x: 0, y: 0, width }, look);
      expect(written).toHaveBeenLastCalledWith(text, 0, 0);
      expect(context.measureText(text).width).toBeLessThanOrEqual(width);
    }
    fitText(context, text, { x: 0, y: 0, width: natural * 0.5 }, look);
    const cut = String(written.mock.lastCall?.[0]);
    const letters = cut.replace(/…$/, '');
    expect(cut).toBe(`${letters}…`);
    expect(text.startsWith(letters)).toBe(true);
    // The cut is at the last letter that has room.
    expect(context.measureText(cut).width).toBeLessThanOrEqual(natural * 0.5);
    const longer = text.slice(0, text.indexOf(letters) + letters.length + 2).trim();
    expect(context.measureText(`${longer}…`).width).toBeGreaterThan(natural * 0.5);
  }
});
