import type { Score } from '#domain/forms/answer';
import type { FormCategory, FormQuestion } from '#domain/forms/inspectionForm';
import { kitchenScenes } from './kitchenScenes';
import { otherScenes } from './otherScenes';

export const scenes = { ...kitchenScenes, ...otherScenes };
export type SceneName = keyof typeof scenes;

/** Questions whose photo shows something else than their section's. */
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

/** Second scene of a place, for another picture of it. */
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
 * Scenes that an inspector would photograph for an answer: none, the place, or also the required paper. A critical
 * failure adds further evidence: the rest of the section, the paper with its gaps.
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
