import { useEffect, useId, useRef } from 'react';
import { profileShapes } from '#domain/profile/profileShapes';
import type { TypedStep } from '#domain/profile/profileSteps';
import { focusFirstWrong } from '@framework/forms/focusFirstWrong';
import { useShapeForm } from '@framework/forms/useShapeForm';
import type { Registration } from './useRegistration';

const nothing = {};

/**
 * Form of a typed step: validated by the API's shape, saved to the draft with every change, leading on once it is
 * valid.
 */
export function useStepForm(step: TypedStep, { answers, change, goOn }: Registration) {
  const element = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const form = useShapeForm({
    shape: profileShapes[step],
    mode: 'create',
    initialValues: answers[step] ?? nothing,
    onValuesChange: (values) => change(step, values),
    onSubmit: () => Promise.resolve(goOn()),
  });
  useEffect(() => {
    if (form.attempts > 0 && element.current) focusFirstWrong(element.current);
  }, [form.attempts]);
  const { values, errors, change: type, touch, submit, attempts } = form;
  const problems = attempts > 0 ? Object.keys(errors).length : 0;
  return [{ values, errors, change: type, touch, submit, attempts, prefix, problems }, element] as const;
}
