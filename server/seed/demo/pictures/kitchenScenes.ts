import type { Sketch, Colour } from '../../../pictures/sketch';
import { colours, defineScene, display, type Scene } from './frame';

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
  fridge: defineScene({ ar: 'ثلاجة', en: 'Chiller' }, wall, fridge),
  freezer: defineScene({ ar: 'مجمد', en: 'Freezer' }, wall, (sketch, reading) => {
    sketch.rectangle({ x: 36, y: 110 }, 220, 130, colours.white);
    sketch.rectangle({ x: 36, y: 98 }, 220, 16, colours.steel);
    for (let place = 0; place < 5; place += 1)
      sketch.rectangle({ x: 50 + place * 40, y: 130 + (place % 2) * 30 }, 32, 26, colours.blue);
    display(sketch, reading, 260, 40);
  }),
  hotDisplay: defineScene({ ar: 'خزانة العرض الساخن', en: 'Hot display' }, wall, (sketch, reading) => {
    sketch.rectangle({ x: 30, y: 130 }, 340, 96, colours.steel);
    for (const [place, colour] of [colours.brown, colours.yellow, colours.red, colours.green].entries())
      sketch.rectangle({ x: 46 + place * 80, y: 144 }, 66, 50, colour);
    display(sketch, reading, 134, 48);
  }),
  boards: defineScene({ ar: 'ألواح التقطيع', en: 'Cutting boards' }, tiles, (sketch) => {
    for (const [place, colour] of [colours.red, colours.green, colours.blue, colours.yellow].entries()) {
      sketch.rectangle({ x: 34 + place * 86, y: 40 }, 72, 170, colour);
      sketch.disc({ x: 70 + place * 86, y: 60 }, 8, colours.white);
    }
  }),
  handwash: defineScene({ ar: 'مغسلة الأيدي', en: 'Hand wash basin' }, tiles, (sketch) => {
    sketch.rectangle({ x: 90, y: 150 }, 220, 70, colours.white);
    sketch.disc({ x: 200, y: 160 }, 46, colours.water);
    sketch.stroke({ x: 200, y: 90 }, { x: 200, y: 140 }, 14, colours.dark);
    sketch.stroke({ x: 160, y: 92 }, { x: 240, y: 92 }, 12, colours.dark);
    sketch.rectangle({ x: 320, y: 60 }, 40, 70, colours.blue);
  }),
  store: defineScene({ ar: 'المخزن الجاف', en: 'Dry store' }, wall, (sketch) =>
    shelves(sketch, [colours.brown, colours.yellow, colours.paper]),
  ),
  chemicals: defineScene({ ar: 'مواد التنظيف', en: 'Chemicals' }, wall, (sketch) =>
    shelves(sketch, [colours.blue, colours.red, colours.white]),
  ),
  surface: defineScene({ ar: 'سطح العمل', en: 'Work surface' }, tiles, (sketch) => {
    sketch.rectangle({ x: 20, y: 120 }, 360, 24, colours.steel);
    sketch.rectangle({ x: 40, y: 144 }, 14, 96, colours.dark);
    sketch.rectangle({ x: 346, y: 144 }, 14, 96, colours.dark);
    sketch.disc({ x: 130, y: 112 }, 22, colours.yellow);
    sketch.rectangle({ x: 210, y: 98 }, 90, 22, colours.green);
  }),
  drain: defineScene({ ar: 'فتحة الصرف', en: 'Floor drain' }, tiles, (sketch) => {
    for (let line = 0; line < 6; line += 1) sketch.rectangle({ x: 0, y: line * 44 }, 400, 2, colours.steel);
    sketch.disc({ x: 200, y: 130 }, 62, colours.dark);
    for (let bar = 0; bar < 6; bar += 1) sketch.rectangle({ x: 156 + bar * 16, y: 88 }, 6, 84, colours.steel);
  }),
  hood: defineScene({ ar: 'الشفاط', en: 'Exhaust hood' }, wall, (sketch) => {
    sketch.rectangle({ x: 60, y: 20 }, 280, 70, colours.steel);
    for (let bar = 0; bar < 12; bar += 1) sketch.rectangle({ x: 70 + bar * 22, y: 62 }, 12, 24, colours.dark);
    sketch.rectangle({ x: 80, y: 170 }, 240, 60, colours.ink);
    for (let burner = 0; burner < 4; burner += 1)
      sketch.disc({ x: 110 + burner * 60, y: 170 }, 16, colours.red);
  }),
  bait: defineScene({ ar: 'محطة طعم 4', en: 'Bait station 4' }, wall, (sketch) => {
    sketch.rectangle({ x: 0, y: 190 }, 400, 60, colours.brown);
    sketch.rectangle({ x: 120, y: 140 }, 160, 54, colours.ink);
    sketch.disc({ x: 146, y: 178 }, 13, colours.dark);
    sketch.text('4', { x: 214, y: 152 }, 22, colours.yellow);
  }),
  probe: defineScene({ ar: 'ميزان الحرارة', en: 'Thermometer' }, wall, (sketch, reading) => {
    sketch.rectangle({ x: 60, y: 170 }, 200, 60, colours.brown);
    sketch.stroke({ x: 150, y: 70 }, { x: 150, y: 186 }, 8, colours.steel);
    sketch.disc({ x: 150, y: 60 }, 34, colours.ink);
    sketch.disc({ x: 150, y: 60 }, 26, colours.paper);
    display(sketch, reading, 240, 36);
  }),
  pot: defineScene({ ar: 'القدور والأدوات', en: 'Pots and utensils' }, tiles, (sketch) => {
    sketch.rectangle({ x: 20, y: 206 }, 360, 14, colours.steel);
    for (const x of [50, 220]) {
      sketch.rectangle({ x, y: 110 }, 130, 96, colours.dark);
      sketch.rectangle({ x: x + 10, y: 104 }, 110, 12, colours.yellow);
      sketch.stroke({ x: x - 14, y: 130 }, { x: x + 144, y: 130 }, 8, colours.ink);
    }
  }),
  tubs: defineScene({ ar: 'العبوات', en: 'Containers' }, wall, (sketch) => {
    sketch.rectangle({ x: 24, y: 206 }, 352, 8, colours.dark);
    for (const [place, colour] of [colours.red, colours.green, colours.yellow].entries()) {
      sketch.rectangle({ x: 44 + place * 112, y: 120 }, 90, 86, colour);
      sketch.rectangle({ x: 40 + place * 112, y: 110 }, 98, 12, colours.steel);
      sketch.rectangle({ x: 60 + place * 112, y: 148 }, 58, 30, colours.paper);
    }
  }),
  apron: defineScene({ ar: 'زي العاملين', en: 'Uniform' }, tiles, (sketch) => {
    sketch.stroke({ x: 120, y: 30 }, { x: 280, y: 30 }, 8, colours.dark);
    sketch.rectangle({ x: 150, y: 40 }, 100, 180, colours.white);
    sketch.rectangle({ x: 170, y: 130 }, 60, 44, colours.steel);
    sketch.disc({ x: 330, y: 70 }, 34, colours.white);
    sketch.rectangle({ x: 300, y: 84 }, 60, 20, colours.white);
  }),
  tiles: defineScene({ ar: 'الأرضية والجدار', en: 'Floor and wall' }, tiles, (sketch) => {
    for (let line = 1; line < 6; line += 1) {
      sketch.rectangle({ x: 0, y: line * 44 }, 400, 3, colours.steel);
      sketch.rectangle({ x: line * 68, y: 0 }, 3, 250, colours.steel);
    }
    sketch.stroke({ x: 150, y: 60 }, { x: 200, y: 120 }, 5, colours.dark);
    sketch.stroke({ x: 200, y: 120 }, { x: 180, y: 190 }, 5, colours.dark);
  }),
  lamp: defineScene({ ar: 'المصابيح', en: 'Lamps' }, wall, (sketch) => {
    for (const x of [90, 250]) {
      sketch.stroke({ x: x + 30, y: 0 }, { x: x + 30, y: 60 }, 4, colours.ink);
      sketch.rectangle({ x, y: 60 }, 60, 26, colours.dark);
      sketch.disc({ x: x + 30, y: 100 }, 24, colours.yellow);
    }
    sketch.rectangle({ x: 40, y: 200 }, 320, 18, colours.steel);
  }),
  bin: defineScene({ ar: 'حاوية النفايات', en: 'Waste bin' }, tiles, (sketch) => {
    sketch.rectangle({ x: 130, y: 90 }, 140, 150, colours.green);
    sketch.rectangle({ x: 116, y: 74 }, 168, 18, colours.dark);
    sketch.disc({ x: 150, y: 240 }, 10, colours.ink);
    sketch.disc({ x: 250, y: 240 }, 10, colours.ink);
    sketch.disc({ x: 200, y: 62 }, 16, colours.ink);
  }),
} satisfies Record<string, Scene>;
