import { encodePng } from './encodePng';
import { glyphs } from './glyphs';

export type Colour = readonly [red: number, green: number, blue: number];

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A small picture drawn in code: soft-edged shapes and dot-matrix letters. Lengths in pixels, from the top left. */
export class Canvas {
  private readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height * 3);
  }

  /** Fills the whole picture, from one colour at the top to another at the bottom. */
  gradient(top: Colour, bottom: Colour): void {
    for (let y = 0; y < this.height; y += 1) {
      const share = y / Math.max(1, this.height - 1);
      const colour = top.map((value, index) => value + ((bottom[index] ?? 0) - value) * share);
      for (let x = 0; x < this.width; x += 1) this.pixels.set(colour, (y * this.width + x) * 3);
    }
  }

  rectangle({ x, y }: Place, width: number, height: number, colour: Colour): void {
    this.paint(x, y, x + width, y + height, colour, () => 1);
  }

  disc({ x, y }: Place, radius: number, colour: Colour): void {
    this.paint(x - radius - 1, y - radius - 1, x + radius + 2, y + radius + 2, colour, (px, py) =>
      edge(radius - Math.hypot(px - x, py - y)),
    );
  }

  /** A line with round ends. */
  stroke(from: Place, to: Place, width: number, colour: Colour): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const around = width / 2 + 1;
    const [left, right] = [Math.min(from.x, to.x) - around, Math.max(from.x, to.x) + around];
    const [top, bottom] = [Math.min(from.y, to.y) - around, Math.max(from.y, to.y) + around];
    this.paint(left, top, right, bottom, colour, (x, y) => {
      const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
      const nearest = Math.min(1, Math.max(0, along));
      return edge(width / 2 - Math.hypot(x - from.x - dx * nearest, y - from.y - dy * nearest));
    });
  }

  /** Latin capitals and digits as dots, `dot` pixels apart; a letter without a glyph leaves a gap. */
  text(words: string, { x, y }: Place, dot: number, colour: Colour): void {
    [...words.toUpperCase()].forEach((letter, place) => {
      (glyphs[letter] ?? []).forEach((bits, column) => {
        for (let row = 0; row < 7; row += 1) {
          if (((bits >> row) & 1) === 0) continue;
          const centre = { x: x + (place * 6 + column + 0.5) * dot, y: y + (row + 0.5) * dot };
          this.disc(centre, dot * 0.47, colour);
        }
      });
    });
  }

  toPng(): Buffer {
    return encodePng(this.width, this.height, this.pixels);
  }

  private paint(
    left: number,
    top: number,
    right: number,
    bottom: number,
    colour: Colour,
    coverage: (x: number, y: number) => number,
  ): void {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.height, bottom); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(this.width, right); x += 1) {
        const share = coverage(x + 0.5, y + 0.5);
        if (share > 0) this.blend((y * this.width + x) * 3, colour, share);
      }
    }
  }

  private blend(offset: number, colour: Colour, share: number): void {
    colour.forEach((value, index) => {
      const under = this.pixels[offset + index] ?? 0;
      this.pixels[offset + index] = Math.round(under + (value - under) * share);
    });
  }
}

/** How much of a pixel a shape covers whose edge lies that far outwards. */
function edge(distance: number): number {
  return Math.min(1, Math.max(0, distance + 0.5));
}

/** How wide a text of the canvas is. */
export function textWidth(words: string, dot: number): number {
  return (words.length * 6 - 1) * dot;
}
