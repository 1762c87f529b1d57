import { type Colour, Sketch } from '../../../pictures/sketch';

const clay: Colour = [150, 84, 52];
const sand: Colour = [214, 160, 94];
const ice: Colour = [30, 112, 178];
const white: Colour = [255, 255, 255];
const roast: Colour = [62, 40, 30];

/** A latticed window next to the name: wide, on a transparent background. */
function window(): Buffer {
  const sketch = new Sketch(760, 240);
  sketch.text('مذاق الحجاز', { x: 24, y: 74 }, 70, clay);
  sketch.disc({ x: 640, y: 100 }, 84, clay);
  sketch.rectangle({ x: 556, y: 100 }, 168, 124, clay);
  for (const y of [96, 138, 180])
    for (const x of [598, 640, 682]) sketch.disc({ x, y }, 15, y === 96 && x === 640 ? white : sand);
  return sketch.toPng();
}

/** A snowflake on a disc: square. */
function snowflake(): Buffer {
  const sketch = new Sketch(320, 320);
  const centre = { x: 160, y: 160 };
  sketch.disc(centre, 156, ice);
  const at = (degrees: number, reach: number, from = centre) => ({
    x: from.x + reach * Math.cos((degrees * Math.PI) / 180),
    y: from.y + reach * Math.sin((degrees * Math.PI) / 180),
  });
  for (let degrees = 30; degrees < 390; degrees += 60) {
    sketch.stroke(centre, at(degrees, 116), 16, white);
    const branch = at(degrees, 72);
    for (const side of [-45, 45]) sketch.stroke(branch, at(degrees + side, 38, branch), 12, white);
  }
  return sketch.toPng();
}

/** A coffee bean above the name: taller than wide, dark on a transparent background. */
function bean(): Buffer {
  const sketch = new Sketch(260, 400);
  for (let step = 0; step <= 60; step += 1)
    sketch.disc({ x: 130, y: 100 + step * 1.4 }, 84 - Math.abs(30 - step) * 0.5, roast);
  for (let step = 0; step < 24; step += 1) {
    const y = (place: number) => 52 + place * 7.5;
    const x = (place: number) => 130 + 20 * Math.sin(place / 3.8);
    sketch.stroke({ x: x(step), y: y(step) }, { x: x(step + 1), y: y(step + 1) }, 12, white);
  }
  sketch.text('ركن البن', { x: 26, y: 306 }, 42, roast);
  return sketch.toPng();
}

/** Logos of demo companies, each in a different shape. */
export const logos = { window, snowflake, bean };
export type LogoName = keyof typeof logos;
