import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Shape } from 'sijil/schema/shape';
import type { Mode } from 'sijil/schema/toZod';
import type { FieldErrors, validate } from 'sijil/schema/validate';
import { useLanguage } from 'sijil/react/providers/language';
import { type FormValues, toInput } from './formValues';

const nothing: FormValues = {};

interface ShapeErrorsOptions {
  readonly shape: Shape;
  readonly mode: Mode;
  readonly values: FormValues;
  readonly current?: FormValues;
  /** False to postpone loading the validation code. */
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
 * Loads the validation that the API also runs. It contains every field kind, so it is loaded while the form is rendered, and
 * the form is usable at once.
 */
export function loadValidate(): Promise<Validate> {
  loading ??= import('sijil/schema/validate').then((module) => (loaded = module.validate));
  return loading.catch((error: unknown) => {
    // The next attempt requests it again.
    loading = null;
    throw error;
  });
}

/** Returns the validation, loaded once `wanted`; null until then. */
function useValidate(wanted = true): Validate | null {
  const [check, setCheck] = useState<Validate | null>(() => loaded);
  useEffect(() => {
    if (check || !wanted) return;
    let gone = false;
    loadValidate().then(
      (validate) => {
        if (!gone) setCheck(() => validate);
      },
      // Sending the form loads it again, and reports a failure.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [check, wanted]);
  return check;
}

/**
 * Runs something now, or once the mouse button that is held down has been released and its click has happened.
 * A message that appears between press and release moves the page, and the click misses its button.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const press = () => (pressed.current = true);
    const release = () => (pressed.current = false);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((run) => {
    if (!pressed.current) return run();
    // A scrolling touch ends with `pointercancel`, never with `pointerup`.
    const later = () => {
      document.removeEventListener('pointerup', later);
      document.removeEventListener('pointercancel', later);
      setTimeout(run);
    };
    document.addEventListener('pointerup', later);
    document.addEventListener('pointercancel', later);
  }, []);
}

const focusable =
  'input:not([type="file"]):not([disabled]), textarea:not([disabled]), button:not([disabled])';

/** Scrolls the first invalid field into view and focuses it. */
export function focusFirstWrong(form: HTMLElement): void {
  const field = form.querySelector('[data-field][data-wrong]');
  const control =
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    field?.querySelector<HTMLElement>(focusable);
  field?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  control?.focus({ preventScroll: true });
}
