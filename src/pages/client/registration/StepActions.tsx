import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StepBar } from 'sijil/react/components/steps';
import styles from './Registration.module.css';
import { useEffect, useId, useRef } from 'react';
import { profileShapes, type TypedStep } from '#domain/profile/profileSteps';
import { focusFirstWrong } from 'sijil/react/forms/useShapeErrors';
import { useShapeForm } from 'sijil/react/forms/useShapeForm';
import type { Registration } from './useRegistration';

interface StepActionsProps {
  readonly problems?: number;
  /** Label of the main button; it submits its form unless `onNext` is given. */
  readonly label?: string;
  readonly onNext?: () => void;
  readonly onBack: (() => void) | null;
  readonly pending?: boolean;
  readonly disabled?: boolean;
}

/** Buttons to the next step and the previous one. */
export function StepActions({ problems = 0, label, onNext, onBack, pending, disabled }: StepActionsProps) {
  const { t } = useTranslation('registration');
  const { t: fields } = useTranslation('fields');
  return (
    <StepBar
      onBack={onBack}
      hint={
        problems > 0 && <span className={styles.alert}>{fields('form.problems', { count: problems })}</span>
      }
    >
      <Button
        type="primary"
        size="large"
        htmlType={onNext ? 'button' : 'submit'}
        loading={pending ?? false}
        disabled={disabled ?? false}
        {...(onNext && { onClick: onNext })}
      >
        {label ?? t('next')}
      </Button>
    </StepBar>
  );
}

const nothing = {};

/**
 * Form of a typed step: validated by the API's shape, saved to the draft with every change; it continues to the next step once
 * it is valid.
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
