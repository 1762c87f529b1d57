import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StepBar } from '@framework/components/StepBar';
import styles from './Registration.module.css';

interface StepActionsProps {
  readonly problems?: number;
  /** Label of the main button; it submits its form unless `onNext` is given. */
  readonly label?: string;
  readonly onNext?: () => void;
  readonly onBack: (() => void) | null;
  readonly pending?: boolean;
  readonly disabled?: boolean;
}

/** The way on and the way back. */
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
