import type { Colour } from '../../../../modules/certificates/picture/canvas';
import { colours, display, framed, sheet } from './frame';

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

/** What inspectors photograph of vehicles and papers, and what clients upload. */
export const otherScenes = {
  truck: () =>
    framed('VEHICLE', road, (canvas) => {
      canvas.rectangle({ x: 40, y: 60 }, 220, 130, colours.white);
      canvas.rectangle({ x: 264, y: 100 }, 96, 90, colours.blue);
      canvas.rectangle({ x: 290, y: 112 }, 58, 36, colours.water);
      for (const x of [92, 214, 316]) {
        canvas.disc({ x, y: 198 }, 26, colours.ink);
        canvas.disc({ x, y: 198 }, 10, colours.steel);
      }
    }),
  cargo: () =>
    framed('CARGO BOX', box, (canvas) => {
      for (let rib = 0; rib < 8; rib += 1)
        canvas.rectangle({ x: 20 + rib * 48, y: 10 }, 4, 180, colours.steel);
      for (let place = 0; place < 5; place += 1)
        canvas.rectangle({ x: 40 + place * 66, y: 120 + (place % 2) * 24 }, 56, 100, colours.brown);
      canvas.rectangle({ x: 0, y: 222 }, 400, 28, colours.dark);
    }),
  cooler: (reading) =>
    framed('COOLING UNIT', box, (canvas) => {
      canvas.rectangle({ x: 60, y: 90 }, 280, 130, colours.dark);
      for (const x of [130, 270]) {
        canvas.disc({ x, y: 155 }, 50, colours.ink);
        canvas.stroke({ x: x - 36, y: 155 }, { x: x + 36, y: 155 }, 10, colours.steel);
        canvas.stroke({ x, y: 119 }, { x, y: 191 }, 10, colours.steel);
      }
      display(canvas, reading, 134, 22);
    }),
  seal: () =>
    framed('DOOR SEAL', box, (canvas) => {
      canvas.rectangle({ x: 70, y: 10 }, 120, 236, colours.white);
      canvas.rectangle({ x: 210, y: 10 }, 120, 236, colours.white);
      canvas.rectangle({ x: 188, y: 10 }, 24, 236, colours.ink);
      canvas.stroke({ x: 200, y: 150 }, { x: 212, y: 200 }, 8, colours.red);
    }),
  document: () => framed('DOCUMENT', desk, (canvas) => sheet(canvas, 'CERTIFICATE')),
  logbook: () => framed('LOG SHEET', desk, (canvas) => sheet(canvas, 'DAILY LOG')),
  gaps: () => framed('LOG SHEET', desk, (canvas) => sheet(canvas, 'DAILY LOG', 3)),
} satisfies Record<string, (reading: string) => Buffer>;

/** A bank's receipt of a transfer, as clients upload it. */
export function transferReceipt(amount: string, reference: string): Buffer {
  return framed('TRANSFER RECEIPT', desk, (canvas) => {
    canvas.rectangle({ x: 60, y: 18 }, 280, 220, colours.paper);
    canvas.rectangle({ x: 60, y: 18 }, 280, 34, colours.blue);
    canvas.text('BANK TRANSFER', { x: 76, y: 28 }, 2, colours.white);
    canvas.text(`SAR ${amount}`, { x: 76, y: 82 }, 3, colours.ink);
    canvas.text('REF', { x: 76, y: 132 }, 2, colours.dark);
    canvas.text(reference, { x: 76, y: 152 }, 2.2, colours.ink);
    canvas.text('SALAMA', { x: 76, y: 196 }, 2, colours.dark);
  });
}
