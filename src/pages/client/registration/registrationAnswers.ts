import { profileShapes } from '#domain/profile/profileShapes';
import { type ProfileAnswers, type TypedStep, typedSteps } from '#domain/profile/profileSteps';
import { validate } from '#framework/schema/validate';
import { toInput } from '@framework/forms/formValues';

/** Answers as the API keeps them: only what is declared. */
export function toStoredAnswers(answers: ProfileAnswers): ProfileAnswers {
  return Object.fromEntries(
    typedSteps.flatMap((step) => {
      const values = answers[step];
      return values ? [[step, toInput(profileShapes[step].fields, 'create', values)]] : [];
    }),
  );
}

/** Typed steps that the API would accept as they are. */
export function passingSteps(answers: ProfileAnswers): ReadonlySet<TypedStep> {
  const stored = toStoredAnswers(answers);
  return new Set(
    typedSteps.filter((step) => validate(profileShapes[step], 'create', stored[step] ?? {}, 'ar').ok),
  );
}
