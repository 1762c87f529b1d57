import { useMemo } from 'react';
import type { Shape } from '#framework/schema/shape';
import type { Mode } from '#framework/schema/toZod';
import type { FieldErrors } from '#framework/schema/validate';
import { useLanguage } from '@framework/providers/language';
import { type FormValues, toInput } from './formValues';
import { useValidate } from './useValidate';

const nothing: FormValues = {};

interface ShapeErrorsOptions {
  readonly shape: Shape;
  readonly mode: Mode;
  readonly values: FormValues;
  readonly current?: FormValues;
  /** False while nobody asks: the code of the check is not fetched before. */
  readonly wanted?: boolean;
}

/** Errors of a form's values, by field, in the reader's language: the API's own check. */
export function useShapeErrors({
  shape,
  mode,
  values,
  current = nothing,
  wanted = true,
}: ShapeErrorsOptions): FieldErrors {
  const language = useLanguage();
  const validate = useValidate(wanted);
  return useMemo(() => {
    if (!validate) return {};
    const result = validate(shape, mode, toInput(shape.fields, mode, values), language, current);
    return result.ok ? {} : result.errors;
  }, [validate, shape, mode, values, language, current]);
}
