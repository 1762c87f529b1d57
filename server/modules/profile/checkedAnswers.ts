import type { Language } from '#domain/i18n/localized';
import type { companyBody } from '#domain/profile/companyBody';
import type { locationsBody } from '#domain/profile/locationsBody';
import { profileShapes } from '#domain/profile/profileShapes';
import { type ProfileAnswers, typedSteps } from '#domain/profile/profileSteps';
import type { ShapeValues } from '#domain/schema/shape';
import { type FieldErrors, validate } from '#domain/schema/validate';
import { ApiError } from '../../http/apiError';

export interface CheckedAnswers {
  readonly company: ShapeValues<typeof companyBody>;
  readonly branches: ShapeValues<typeof locationsBody>['branches'];
}

/**
 * The answers of a registration, each step judged by its shape; a single location is the main one.
 * @throws ApiError profile_incomplete with the messages of every step, by `step.field`.
 */
export function checkedAnswers(answers: ProfileAnswers, language: Language): CheckedAnswers {
  const errors: FieldErrors = {};
  const values: Record<string, unknown> = {};
  for (const step of typedSteps) {
    const result = validate(profileShapes[step], 'create', answers[step] ?? {}, language);
    if (result.ok) values[step] = result.values;
    else for (const [field, messages] of Object.entries(result.errors)) errors[`${step}.${field}`] = messages;
  }
  if (Object.keys(errors).length > 0) throw new ApiError('profile_incomplete', {}, errors);
  const { kind, branches } = values['locations'] as ShapeValues<typeof locationsBody>;
  return {
    company: values['company'] as CheckedAnswers['company'],
    branches: kind === 'single' ? branches.map((branch) => ({ ...branch, main: true })) : branches,
  };
}
