import { Alert, Button } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './actions.module.css';

interface FormButtonsProps {
  readonly label: string;
  readonly problem: string;
  readonly pending: boolean;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly answer?: Ref<HTMLButtonElement>;
  readonly onSend: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The end of an action's form: what went wrong, then send or leave. */
export function FormButtons({ label, problem, pending, onSend, onCancel, ...props }: FormButtonsProps) {
  const { t } = useTranslation('requests');
  const { danger = false, disabled = false, answer } = props;
  return (
    <>
      {problem && <Alert type="error" showIcon role="alert" message={problem} />}
      <div className={styles.buttons}>
        <Button
          type="primary"
          danger={danger}
          disabled={disabled}
          loading={pending}
          {...(answer && { ref: answer })}
          onClick={() => void onSend()}
        >
          {label}
        </Button>
        <Button onClick={onCancel} disabled={pending}>
          {t('back')}
        </Button>
      </div>
    </>
  );
}
