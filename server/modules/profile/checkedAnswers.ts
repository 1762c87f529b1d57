import { toLatinDigits } from '#domain/formats/latinDigits';
import type { Language } from '#domain/i18n/localized';
import type { Activity } from '#domain/profile/activities';
import { companyBodies } from '#domain/profile/companyBodies';
import { documentsBody } from '#domain/profile/documentsBody';
import { locationsBody } from '#domain/profile/locationsBody';
import { profileShapes } from '#domain/profile/profileShapes';
import { type ProfileAnswers, typedSteps } from '#domain/profile/profileSteps';
import type { ShapeValues } from '#domain/schema/shape';
import { type FieldErrors, validate } from '#domain/schema/validate';
import { ApiError } from '../../http/apiError';

export interface CheckedAnswers {
  readonly company: ShapeValues<(typeof companyBodies)['fleet']> & Readonly<Record<string, unknown>>;
  readonly documents: ShapeValues<typeof documentsBody>;
  readonly branches: ShapeValues<typeof locationsBody>['branches'];
}

/**
 * The answers of a registration, each step judged by its shape; a single location is the main one.
 * @throws ApiError profile_incomplete with the messages of every step, by `step.field`.
 */
export function checkedAnswers(
  activity: Activity,
  answers: ProfileAnswers,
  language: Language,
): CheckedAnswers {
  const shapes = profileShapes(activity);
  const errors: FieldErrors = {};
  const values: Record<string, unknown> = {};
  for (const step of typedSteps) {
    const result = validate(shapes[step], 'create', answers[step] ?? {}, language);
    if (result.ok) values[step] = result.values;
    else for (const [field, messages] of Object.entries(result.errors)) errors[`${step}.${field}`] = messages;
  }
  if (Object.keys(errors).length > 0) throw new ApiError('profile_incomplete', {}, errors);
  const documents = values['documents'] as CheckedAnswers['documents'];
  const { kind, branches } = values['locations'] as ShapeValues<typeof locationsBody>;
  return {
    company: values['company'] as CheckedAnswers['company'],
    documents: {
      ...documents,
      municipalLicenceNumber: toLatinDigits(documents.municipalLicenceNumber),
    },
    branches: kind === 'single' ? branches.map((branch) => ({ ...branch, main: true })) : branches,
  };
}
