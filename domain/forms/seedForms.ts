import { refrigeratedFoodVehicle } from './seed/refrigeratedFoodVehicle';
import { restaurantFoodSafety } from './seed/restaurantFoodSafety';
import type { SeedCategory, SeedForm, SeedQuestion } from './seed/seedRows';
import type { FormCategory, FormQuestion, InspectionForm } from './inspectionForm';
import { severityWeights } from './severities';

export const restaurantForm: InspectionForm = toInspectionForm(restaurantFoodSafety);
export const vehicleForm: InspectionForm = toInspectionForm(refrigeratedFoodVehicle);

/** Forms of a new portal; an admin publishes further versions of them. */
export const seedForms: readonly InspectionForm[] = [restaurantForm, vehicleForm];

function toInspectionForm({ categories, ...form }: SeedForm): InspectionForm {
  return { ...form, categories: categories.map(toCategory) };
}

function toCategory({ questions, ...category }: SeedCategory): FormCategory {
  const weights = severityWeights(questions.map(({ severity }) => severity));
  return {
    ...category,
    questions: questions.map((question, index) => toQuestion(question, weights[index] ?? null)),
  };
}

function toQuestion({ key, text, severity, asks }: SeedQuestion, weight: number | null): FormQuestion {
  const { photo = false, document = false, ...bounds } = asks;
  const isTemperature = bounds.min !== undefined || bounds.max !== undefined;
  return {
    key,
    text,
    weight,
    severity,
    requiresImage: photo,
    requiresFile: document,
    requiresNote: false,
    allowNotApplicable: true,
    kind: isTemperature ? 'temperature' : 'compliance',
    ...bounds,
    ...(isTemperature && { unit: 'C' as const }),
  };
}
