import type { Activity } from '#domain/profile/activities';
import { profileShapes } from '#domain/profile/profileShapes';
import { type ProfileAnswers, type TypedStep, typedSteps } from '#domain/profile/profileSteps';
import { validate } from '#domain/schema/validate';
import { toInput } from '@/forms/formValues';

/** Answers as the API keeps them: a file by its id. */
export function toStoredAnswers(answers: ProfileAnswers, activity: Activity): ProfileAnswers {
  const shapes = profileShapes(activity);
  return Object.fromEntries(
    typedSteps.flatMap((step) => {
      const values = answers[step];
      return values ? [[step, toInput(shapes[step].fields, 'create', values)]] : [];
    }),
  );
}

/** Which typed steps the API would accept as they stand. */
export function passingSteps(answers: ProfileAnswers, activity: Activity): ReadonlySet<TypedStep> {
  const shapes = profileShapes(activity);
  const stored = toStoredAnswers(answers, activity);
  return new Set(typedSteps.filter((step) => validate(shapes[step], 'create', stored[step] ?? {}, 'ar').ok));
}
