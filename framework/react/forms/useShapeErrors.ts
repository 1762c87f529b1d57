import { useEffect, useMemo, useState } from 'react';
import type { Shape } from '#framework/schema/shape';
import type { Mode } from '#framework/schema/toZod';
import type { FieldErrors, validate } from '#framework/schema/validate';
import { useLanguage } from '@framework/providers/language';
import { type FormValues, toInput } from './formValues';

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

type Validate = typeof validate;

let loaded: Validate | null = null;
let loading: Promise<Validate> | null = null;

/**
 * The check that the API also runs. It knows every field kind, so its code is fetched while the form is drawn: a form can be
 * used at once.
 */
export function loadValidate(): Promise<Validate> {
  loading ??= import('#framework/schema/validate').then((module) => (loaded = module.validate));
  return loading.catch((error: unknown) => {
    // The next attempt asks the network again.
    loading = null;
    throw error;
  });
}

/** Null until its code has come; it is fetched once it is wanted. */
function useValidate(wanted = true): Validate | null {
  const [check, setCheck] = useState<Validate | null>(() => loaded);
  useEffect(() => {
    if (check || !wanted) return;
    let gone = false;
    loadValidate().then(
      (validate) => {
        if (!gone) setCheck(() => validate);
      },
      // Sending the form asks again, and says so when it fails.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [check, wanted]);
  return check;
}
