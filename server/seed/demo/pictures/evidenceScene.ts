import type { Score } from '#domain/forms/answer';
import type { FormCategory, FormQuestion } from '#domain/forms/inspectionForm';
import { kitchenScenes } from './kitchenScenes';
import type { Colour } from '../../../pictures/sketch';
import { colours, display, framed, sheet } from './frame';

/** Scenes of vehicles and documents, and of clients' uploads. */
const otherScenes = {
  truck: () =>
    framed('VEHICLE', road, (sketch) => {
      sketch.rectangle({ x: 40, y: 60 }, 220, 130, colours.white);
      sketch.rectangle({ x: 264, y: 100 }, 96, 90, colours.blue);
      sketch.rectangle({ x: 290, y: 112 }, 58, 36, colours.water);
      for (const x of [92, 214, 316]) {
        sketch.disc({ x, y: 198 }, 26, colours.ink);
        sketch.disc({ x, y: 198 }, 10, colours.steel);
      }
    }),
  cargo: () =>
    framed('CARGO BOX', box, (sketch) => {
      for (let rib = 0; rib < 8; rib += 1)
        sketch.rectangle({ x: 20 + rib * 48, y: 10 }, 4, 180, colours.steel);
      for (let place = 0; place < 5; place += 1)
        sketch.rectangle({ x: 40 + place * 66, y: 120 + (place % 2) * 24 }, 56, 100, colours.brown);
      sketch.rectangle({ x: 0, y: 222 }, 400, 28, colours.dark);
    }),
  cooler: (reading) =>
    framed('COOLING UNIT', box, (sketch) => {
      sketch.rectangle({ x: 60, y: 90 }, 280, 130, colours.dark);
      for (const x of [130, 270]) {
        sketch.disc({ x, y: 155 }, 50, colours.ink);
        sketch.stroke({ x: x - 36, y: 155 }, { x: x + 36, y: 155 }, 10, colours.steel);
        sketch.stroke({ x, y: 119 }, { x, y: 191 }, 10, colours.steel);
      }
      display(sketch, reading, 134, 22);
    }),
  seal: () =>
    framed('DOOR SEAL', box, (sketch) => {
      sketch.rectangle({ x: 70, y: 10 }, 120, 236, colours.white);
      sketch.rectangle({ x: 210, y: 10 }, 120, 236, colours.white);
      sketch.rectangle({ x: 188, y: 10 }, 24, 236, colours.ink);
      sketch.stroke({ x: 200, y: 150 }, { x: 212, y: 200 }, 8, colours.red);
    }),
  document: () => framed('DOCUMENT', desk, (sketch) => sheet(sketch, 'CERTIFICATE')),
  logbook: () => framed('LOG SHEET', desk, (sketch) => sheet(sketch, 'DAILY LOG')),
  gaps: () => framed('LOG SHEET', desk, (sketch) => sheet(sketch, 'DAILY LOG', 3)),
} satisfies Record<string, (reading: string) => Buffer>;

export const scenes = { ...kitchenScenes, ...otherScenes };
export type SceneName = keyof typeof scenes;

/** Questions whose photo differs from their section's. */
const byQuestion: Readonly<Record<string, SceneName>> = {
  frozen_holding: 'freezer',
  hot_holding: 'hotDisplay',
  cooking_core: 'hotDisplay',
  thermometers: 'logbook',
  cleaning_schedule: 'logbook',
  chemicals: 'chemicals',
  drainage: 'drain',
  temperature_logs: 'logbook',
  door_seals: 'seal',
};

const byCategory: Readonly<Record<string, SceneName>> = {
  temperature: 'fridge',
  cross_contamination: 'boards',
  personal_hygiene: 'handwash',
  cleaning: 'surface',
  pest_control: 'bait',
  storage: 'store',
  facility: 'hood',
  equipment: 'surface',
  waste_water: 'drain',
  management: 'document',
  documents: 'document',
  body: 'cargo',
  refrigeration: 'cooler',
  hygiene: 'cargo',
  loading: 'cargo',
  pests: 'bait',
  driver: 'truck',
  safety: 'truck',
  traceability: 'logbook',
};

/** Second scene of a place, for a further picture of it. */
const picturedNear: Partial<Record<SceneName, SceneName>> = {
  fridge: 'seal',
  freezer: 'seal',
  cooler: 'seal',
  hotDisplay: 'fridge',
  boards: 'fridge',
  handwash: 'drain',
  cargo: 'cooler',
  store: 'chemicals',
};

/**
 * Scenes that an inspector would photograph for an answer: none, the place, or also the required document. A critical failure
 * adds evidence: the rest of the section, and the document with its gaps.
 */
export function evidenceScenes(
  { key }: Pick<FormCategory, 'key'>,
  subject: 'branch' | 'vehicle',
  question: FormQuestion,
  score: Score | null,
): SceneName[] {
  if (score === null) return [];
  const failed = score < 2;
  const fallback = subject === 'vehicle' && key === 'temperature' ? 'cooler' : (byCategory[key] ?? 'surface');
  const place = byQuestion[question.key] ?? fallback;
  const photos: SceneName[] = question.requiresImage || failed ? [place] : [];
  if (score === 0 && question.severity === 'critical')
    return [...new Set([...photos, picturedNear[place] ?? 'surface', 'gaps'] as const)];
  return question.requiresFile ? [...photos, failed ? 'gaps' : 'document'] : photos;
}

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

/** A bank's receipt of a transfer, as clients upload it. */
export function transferReceipt(amount: string, reference: string): Buffer {
  return framed('TRANSFER RECEIPT', desk, (sketch) => {
    sketch.rectangle({ x: 60, y: 18 }, 280, 220, colours.paper);
    sketch.rectangle({ x: 60, y: 18 }, 280, 34, colours.blue);
    sketch.text('BANK TRANSFER', { x: 76, y: 28 }, 11, colours.white);
    sketch.text(`SAR ${amount}`, { x: 76, y: 82 }, 16, colours.ink);
    sketch.text('REF', { x: 76, y: 132 }, 11, colours.dark);
    sketch.text(reference, { x: 76, y: 152 }, 12, colours.ink);
    sketch.text('SALAMA', { x: 76, y: 196 }, 11, colours.dark);
  });
}
