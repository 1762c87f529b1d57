import type { Language } from '#framework/base/i18n/localized';
import type { companyBody } from '#domain/profile/companyBody';
import type { locationsBody } from '#domain/profile/locationsBody';
import { profileShapes } from '#domain/profile/profileShapes';
import type { ProfileAnswers, TypedStep } from '#domain/profile/profileSteps';
import type { ShapeValues } from '#framework/schema/shape';
import { type FieldErrors, validate, type Validation } from '#framework/schema/validate';
import { ApiError } from '#framework/server/http/apiError';

export interface CheckedAnswers {
  readonly company: ShapeValues<typeof companyBody>;
  readonly branches: ShapeValues<typeof locationsBody>['branches'];
}

/**
 * Answers of a registration, each step validated by its shape; a single location is the main one.
 * @throws ApiError profile_incomplete with the messages of every step, by `step.field`.
 */
export function checkedAnswers(answers: ProfileAnswers, language: Language): CheckedAnswers {
  const company = validate(profileShapes.company, 'create', answers.company ?? {}, language);
  const locations = validate(profileShapes.locations, 'create', answers.locations ?? {}, language);
  if (!company.ok || !locations.ok)
    throw new ApiError(
      'profile_incomplete',
      {},
      {
        ...errorsOf('company', company),
        ...errorsOf('locations', locations),
      },
    );
  const { kind, branches } = locations.values;
  return {
    company: company.values,
    branches: kind === 'single' ? branches.map((branch) => ({ ...branch, main: true })) : branches,
  };
}

function errorsOf(step: TypedStep, result: Validation<unknown>): FieldErrors {
  const errors = result.ok ? {} : result.errors;
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [`${step}.${field}`, messages]),
  );
}
