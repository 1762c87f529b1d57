import type { Localized } from 'sijil/base/i18n/localized';
import { Sketch, type Colour } from '../../../pictures/sketch';

export const colours = {
  ink: [38, 44, 54],
  paper: [250, 250, 246],
  steel: [176, 186, 194],
  dark: [96, 104, 114],
  white: [244, 246, 247],
  green: [84, 150, 96],
  red: [196, 78, 66],
  blue: [72, 118, 176],
  yellow: [222, 178, 66],
  brown: [140, 104, 76],
  water: [140, 190, 214],
} satisfies Record<string, Colour>;

export const size = { width: 400, height: 280 };
const captionHeight = 30;

/** A picture with a background and its caption in both languages below it. */
export function framed(
  caption: Localized,
  [top, bottom]: readonly [Colour, Colour],
  draw: (sketch: Sketch) => void,
): Buffer {
  const sketch = new Sketch(size.width, size.height);
  sketch.gradient(top, bottom);
  draw(sketch);
  sketch.rectangle({ x: 0, y: size.height - captionHeight }, size.width, captionHeight, colours.ink);
  const y = size.height - 22;
  sketch.text(caption.en, { x: 12, y }, 11, colours.white);
  sketch.textBefore(caption.ar, { x: size.width - 12, y }, 11, colours.white);
  return sketch.toPng();
}

/** A picture that can be captioned as what it shows in one question; `reading` is that of a thermometer in it, if any. */
export type Scene = (reading: string, caption?: Localized) => Buffer;

/** A scene with its usual caption. */
export const defineScene =
  (
    usual: Localized,
    background: readonly [Colour, Colour],
    draw: (sketch: Sketch, reading: string, caption: Localized) => void,
  ): Scene =>
  (reading, caption = usual) =>
    framed(caption, background, (sketch) => draw(sketch, reading, caption));

/** The display of a thermometer with a reading in degrees Celsius; none without a reading. */
export function display(sketch: Sketch, reading: string, x: number, y: number): void {
  if (reading === '') return;
  sketch.rectangle({ x, y }, 132, 52, colours.ink);
  sketch.rectangle({ x: x + 6, y: y + 6 }, 120, 40, [188, 214, 190]);
  sketch.text(`${reading}C`, { x: x + 12, y: y + 15 }, 17, colours.ink);
}

/** A sheet with a heading and ruled lines; every `missing`-th line is empty. */
export function sheet(sketch: Sketch, heading: string, missing = 0): void {
  sketch.rectangle({ x: 96, y: 18 }, 208, 220, colours.paper);
  sketch.text(heading, { x: 108, y: 32 }, 11, colours.ink);
  for (let line = 0; line < 9; line += 1) {
    const y = 64 + line * 18;
    sketch.rectangle({ x: 108, y: y + 10 }, 184, 1, colours.steel);
    if (missing > 0 && line % missing === missing - 1) continue;
    sketch.rectangle({ x: 108, y }, 60 + ((line * 37) % 90), 4, colours.dark);
    sketch.disc({ x: 280, y: y + 3 }, 4, colours.green);
  }
}
