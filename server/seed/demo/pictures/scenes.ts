import { kitchenScenes } from './kitchenScenes';
import type { Colour } from '../../../pictures/sketch';
import { colours, defineScene, display, framed, type Scene, sheet } from './frame';

const road: readonly [Colour, Colour] = [
  [206, 222, 234],
  [170, 170, 166],
];
const desk: readonly [Colour, Colour] = [
  [196, 178, 156],
  [160, 142, 122],
];
const box: readonly [Colour, Colour] = [
  [226, 230, 232],
  [200, 206, 210],
];

/** Scenes of vehicles and documents, and of clients' uploads. */
const otherScenes = {
  truck: defineScene({ ar: 'المركبة', en: 'Vehicle' }, road, (sketch) => {
    sketch.rectangle({ x: 40, y: 60 }, 220, 130, colours.white);
    sketch.rectangle({ x: 264, y: 100 }, 96, 90, colours.blue);
    sketch.rectangle({ x: 290, y: 112 }, 58, 36, colours.water);
    for (const x of [92, 214, 316]) {
      sketch.disc({ x, y: 198 }, 26, colours.ink);
      sketch.disc({ x, y: 198 }, 10, colours.steel);
    }
  }),
  cargo: defineScene({ ar: 'صندوق النقل', en: 'Cargo box' }, box, (sketch) => {
    for (let rib = 0; rib < 8; rib += 1) sketch.rectangle({ x: 20 + rib * 48, y: 10 }, 4, 180, colours.steel);
    for (let place = 0; place < 5; place += 1)
      sketch.rectangle({ x: 40 + place * 66, y: 120 + (place % 2) * 24 }, 56, 100, colours.brown);
    sketch.rectangle({ x: 0, y: 222 }, 400, 28, colours.dark);
  }),
  cooler: defineScene({ ar: 'وحدة التبريد', en: 'Refrigeration unit' }, box, (sketch, reading) => {
    sketch.rectangle({ x: 60, y: 90 }, 280, 130, colours.dark);
    for (const x of [130, 270]) {
      sketch.disc({ x, y: 155 }, 50, colours.ink);
      sketch.stroke({ x: x - 36, y: 155 }, { x: x + 36, y: 155 }, 10, colours.steel);
      sketch.stroke({ x, y: 119 }, { x, y: 191 }, 10, colours.steel);
    }
    display(sketch, reading, 134, 22);
  }),
  seal: defineScene({ ar: 'حشوة الباب', en: 'Door seal' }, box, (sketch) => {
    sketch.rectangle({ x: 70, y: 10 }, 120, 236, colours.white);
    sketch.rectangle({ x: 210, y: 10 }, 120, 236, colours.white);
    sketch.rectangle({ x: 188, y: 10 }, 24, 236, colours.ink);
    sketch.stroke({ x: 200, y: 150 }, { x: 212, y: 200 }, 8, colours.red);
  }),
  document: defineScene({ ar: 'المستند', en: 'Document' }, desk, (sketch, _, { en }) =>
    sheet(sketch, en.toUpperCase()),
  ),
  gaps: defineScene({ ar: 'السجل', en: 'Log sheet' }, desk, (sketch, _, { en }) =>
    sheet(sketch, en.toUpperCase(), 3),
  ),
  extinguisher: defineScene({ ar: 'طفاية الحريق', en: 'Fire extinguisher' }, box, (sketch) => {
    sketch.rectangle({ x: 160, y: 80 }, 80, 150, colours.red);
    sketch.rectangle({ x: 184, y: 50 }, 32, 30, colours.ink);
    sketch.stroke({ x: 216, y: 60 }, { x: 280, y: 120 }, 10, colours.ink);
    sketch.rectangle({ x: 172, y: 130 }, 56, 40, colours.paper);
  }),
} satisfies Record<string, Scene>;

export const scenes = { ...kitchenScenes, ...otherScenes };
export type SceneName = keyof typeof scenes;

/** A bank's receipt of a transfer, as clients upload it. */
export function transferReceipt(amount: string, reference: string): Buffer {
  return framed({ ar: 'إيصال التحويل', en: 'Transfer receipt' }, desk, (sketch) => {
    sketch.rectangle({ x: 60, y: 18 }, 280, 220, colours.paper);
    sketch.rectangle({ x: 60, y: 18 }, 280, 34, colours.blue);
    sketch.text('BANK TRANSFER', { x: 76, y: 28 }, 11, colours.white);
    sketch.text(`SAR ${amount}`, { x: 76, y: 82 }, 16, colours.ink);
    sketch.text('REF', { x: 76, y: 132 }, 11, colours.dark);
    sketch.text(reference, { x: 76, y: 152 }, 12, colours.ink);
    sketch.text('SALAMA', { x: 76, y: 196 }, 11, colours.dark);
  });
}
