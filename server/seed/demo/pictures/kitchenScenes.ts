import type { Sketch, Colour } from '../../../pictures/sketch';
import { colours, display, framed } from './frame';

const wall: readonly [Colour, Colour] = [
  [222, 228, 232],
  [184, 194, 202],
];
const tiles: readonly [Colour, Colour] = [
  [232, 236, 232],
  [196, 206, 200],
];

function shelves(sketch: Sketch, boxes: readonly Colour[]): void {
  for (const [row, y] of [84, 150, 216].entries()) {
    sketch.rectangle({ x: 24, y }, 352, 7, colours.dark);
    for (let place = 0; place < 6; place += 1) {
      const height = 26 + ((place * 13 + row * 17) % 26);
      const colour = boxes[(place + row) % boxes.length] ?? colours.brown;
      sketch.rectangle({ x: 34 + place * 56, y: y - height }, 42, height, colour);
    }
  }
}

function fridge(sketch: Sketch, reading: string): void {
  sketch.rectangle({ x: 40, y: 14 }, 210, 228, colours.white);
  sketch.rectangle({ x: 54, y: 30 }, 182, 196, [210, 226, 236]);
  for (const y of [92, 154]) sketch.rectangle({ x: 54, y }, 182, 5, colours.steel);
  for (let place = 0; place < 4; place += 1) {
    sketch.rectangle({ x: 64 + place * 42, y: 60 }, 32, 32, colours.green);
    sketch.disc({ x: 80 + place * 42, y: 138 }, 15, colours.yellow);
    sketch.rectangle({ x: 64 + place * 42, y: 186 }, 34, 40, colours.red);
  }
  display(sketch, reading, 258, 36);
}

/** Scenes in a kitchen; a thermometer shows the reading. */
export const kitchenScenes = {
  fridge: (reading) => framed('CHILLER', wall, (sketch) => fridge(sketch, reading)),
  freezer: (reading) =>
    framed('FREEZER', wall, (sketch) => {
      sketch.rectangle({ x: 36, y: 110 }, 220, 130, colours.white);
      sketch.rectangle({ x: 36, y: 98 }, 220, 16, colours.steel);
      for (let place = 0; place < 5; place += 1)
        sketch.rectangle({ x: 50 + place * 40, y: 130 + (place % 2) * 30 }, 32, 26, colours.blue);
      display(sketch, reading, 260, 40);
    }),
  hotDisplay: (reading) =>
    framed('HOT DISPLAY', wall, (sketch) => {
      sketch.rectangle({ x: 30, y: 130 }, 340, 96, colours.steel);
      for (const [place, colour] of [colours.brown, colours.yellow, colours.red, colours.green].entries())
        sketch.rectangle({ x: 46 + place * 80, y: 144 }, 66, 50, colour);
      display(sketch, reading, 134, 48);
    }),
  boards: () =>
    framed('CUTTING BOARDS', tiles, (sketch) => {
      for (const [place, colour] of [colours.red, colours.green, colours.blue, colours.yellow].entries()) {
        sketch.rectangle({ x: 34 + place * 86, y: 40 }, 72, 170, colour);
        sketch.disc({ x: 70 + place * 86, y: 60 }, 8, colours.white);
      }
    }),
  handwash: () =>
    framed('HAND WASH BASIN', tiles, (sketch) => {
      sketch.rectangle({ x: 90, y: 150 }, 220, 70, colours.white);
      sketch.disc({ x: 200, y: 160 }, 46, colours.water);
      sketch.stroke({ x: 200, y: 90 }, { x: 200, y: 140 }, 14, colours.dark);
      sketch.stroke({ x: 160, y: 92 }, { x: 240, y: 92 }, 12, colours.dark);
      sketch.rectangle({ x: 320, y: 60 }, 40, 70, colours.blue);
    }),
  store: () =>
    framed('DRY STORE', wall, (sketch) => shelves(sketch, [colours.brown, colours.yellow, colours.paper])),
  chemicals: () =>
    framed('CHEMICALS', wall, (sketch) => shelves(sketch, [colours.blue, colours.red, colours.white])),
  surface: () =>
    framed('WORK SURFACE', tiles, (sketch) => {
      sketch.rectangle({ x: 20, y: 120 }, 360, 24, colours.steel);
      sketch.rectangle({ x: 40, y: 144 }, 14, 96, colours.dark);
      sketch.rectangle({ x: 346, y: 144 }, 14, 96, colours.dark);
      sketch.disc({ x: 130, y: 112 }, 22, colours.yellow);
      sketch.rectangle({ x: 210, y: 98 }, 90, 22, colours.green);
    }),
  drain: () =>
    framed('FLOOR DRAIN', tiles, (sketch) => {
      for (let line = 0; line < 6; line += 1) sketch.rectangle({ x: 0, y: line * 44 }, 400, 2, colours.steel);
      sketch.disc({ x: 200, y: 130 }, 62, colours.dark);
      for (let bar = 0; bar < 6; bar += 1)
        sketch.rectangle({ x: 156 + bar * 16, y: 88 }, 6, 84, colours.steel);
    }),
  hood: () =>
    framed('EXHAUST HOOD', wall, (sketch) => {
      sketch.rectangle({ x: 60, y: 20 }, 280, 70, colours.steel);
      for (let bar = 0; bar < 12; bar += 1)
        sketch.rectangle({ x: 70 + bar * 22, y: 62 }, 12, 24, colours.dark);
      sketch.rectangle({ x: 80, y: 170 }, 240, 60, colours.ink);
      for (let burner = 0; burner < 4; burner += 1)
        sketch.disc({ x: 110 + burner * 60, y: 170 }, 16, colours.red);
    }),
  bait: () =>
    framed('BAIT STATION 4', wall, (sketch) => {
      sketch.rectangle({ x: 0, y: 190 }, 400, 60, colours.brown);
      sketch.rectangle({ x: 120, y: 140 }, 160, 54, colours.ink);
      sketch.disc({ x: 146, y: 178 }, 13, colours.dark);
      sketch.text('4', { x: 214, y: 152 }, 22, colours.yellow);
    }),
} satisfies Record<string, (reading: string) => Buffer>;
