import type { SKRSContext2D } from '@napi-rs/canvas';

interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Look {
  readonly size: number;
  readonly weight: string;
  readonly color: string;
}

const smallest = 0.62;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Writes one line that never exceeds its width: reduced in size first, then shortened with an ellipsis. Its direction is that
 * of its first letter, as for any name; control and direction characters are removed.
 */
export function fitText(context: SKRSContext2D, text: string, line: Line, look: Look): void {
  context.fillStyle = look.color;
  const clean = text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();
  context.direction = rightToLeft.test(/\p{L}/u.exec(clean)?.[0] ?? '') ? 'rtl' : 'ltr';
  const least = look.size * smallest;
  let setWidth = widthAt(context, clean, look.size, look.weight);
  let size = Math.max(least, look.size * Math.min(1, line.width / setWidth));
  setWidth = widthAt(context, clean, size, look.weight);
  // The width is not exactly proportional to the size, because glyphs are hinted.
  while (setWidth > line.width && size > least) {
    size = Math.max(least, size - 0.5);
    setWidth = widthAt(context, clean, size, look.weight);
  }
  context.fillText(setWidth > line.width ? shortened(context, clean, line.width) : clean, line.x, line.y);
}

function widthAt(context: SKRSContext2D, text: string, size: number, weight: string): number {
  context.font = `${size}px "Cairo ${weight}"`;
  return context.measureText(text).width;
}

function shortened(context: SKRSContext2D, text: string, width: number): string {
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trim()}…`;
}
