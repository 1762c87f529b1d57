import { useMemo } from 'react';
import type { Shape } from '#domain/schema/shape';
import type { Mode } from '#domain/schema/toZod';
import { type FieldErrors, validate } from '#domain/schema/validate';
import { useLanguage } from '@/providers/language';
import { type FormValues, toInput } from './formValues';

const nothing: FormValues = {};

/**
 * What is wrong with the values of a form, by field, in the reader's language: the API's own check.
 * For pages that draw their own inputs; `ShapeForm` uses it too.
 */
export function useShapeErrors(shape: Shape, mode: Mode, values: FormValues, current = nothing): FieldErrors {
  const language = useLanguage();
  return useMemo(() => {
    const result = validate(shape, mode, toInput(shape.fields, mode, values), language, current);
    return result.ok ? {} : result.errors;
  }, [shape, mode, values, language, current]);
}
