import { Sketch, type Colour } from '../../pictures/sketch';
import { type SeededRandom, seededRandom } from './seededRandom';

const size = { width: 480, height: 320 };
const white: Colour = [250, 250, 248];
const ink: Colour = [38, 44, 54];
const walls: readonly (readonly [Colour, Colour])[] = [
  [
    [214, 222, 228],
    [176, 188, 196],
  ],
  [
    [228, 224, 212],
    [196, 190, 172],
  ],
  [
    [208, 222, 214],
    [164, 186, 174],
  ],
];
const goods: readonly Colour[] = [
  [196, 98, 62],
  [92, 140, 78],
  [214, 172, 74],
  [86, 118, 166],
  [150, 92, 116],
];

interface Scene {
  /** Caption below the picture: the question's key. */
  readonly label: string;
  /** Degrees on the thermometer's display; absent: no thermometer. */
  readonly reading?: number;
}

/** Rendered placeholder for an inspector's photo: shelves, a thermometer, a caption. The same seed gives the same picture. */
export function samplePicture({ label, reading }: Scene, seed: string | number): Buffer {
  const random = seededRandom(`${seed}/${label}`);
  const sketch = new Sketch(size.width, size.height);
  sketch.gradient(...random.pick(walls));
  for (const y of [96, 172, 248]) drawShelf(sketch, y, random);
  if (reading !== undefined) drawThermometer(sketch, reading);
  sketch.rectangle({ x: 0, y: 284 }, size.width, 36, ink);
  sketch.text(label.slice(0, 38).replaceAll('_', ' '), { x: 12, y: 295 }, 11, white);
  return sketch.toPng();
}

function drawShelf(sketch: Sketch, y: number, random: SeededRandom): void {
  sketch.rectangle({ x: 24, y }, 432, 8, [120, 126, 134]);
  for (let x = 36; x < 430; x += random.between(52, 92)) {
    const [width, height] = [random.between(26, 46), random.between(24, 58)];
    const colour = random.pick(goods);
    if (random.next() < 0.3) sketch.disc({ x: x + 18, y: y - 18 }, 18, colour);
    else sketch.rectangle({ x, y: y - height }, width, height, colour);
  }
}

function drawThermometer(sketch: Sketch, reading: number): void {
  sketch.rectangle({ x: 306, y: 24 }, 150, 62, ink);
  sketch.rectangle({ x: 312, y: 30 }, 138, 50, [186, 214, 190]);
  sketch.text(`${reading.toFixed(1)}C`, { x: 320, y: 42 }, 19, ink);
}
