import { addedBeyondFull } from '#domain/forms/weights';
import { checkForm } from '#domain/forms/checkForm';
import { formSchema } from '#domain/forms/formSchema';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { formProblemTexts } from '#domain/templates/formProblemTexts';
import { ApiError } from '#framework/server/http/apiError';
import type { KindRules } from './kindRules';

export const formRules: KindRules<InspectionForm> = {
  schema: formSchema,
  empty: (key, title) => ({ key, title, subject: 'branch', passingScore: 70, categories: [] }),
  renamed: (form, key, title) => ({ ...form, key, title }),
  nameOf: ({ title }) => title,
  subjectOf: ({ subject }) => subject,
  filesOf: () => [],
  assertSavable: (before, after) => {
    if (addedBeyondFull(before.categories, after.categories)) throw new ApiError('category_beyond_full');
  },
  problems: (form) => formProblemTexts(form, checkForm(form)),
};
