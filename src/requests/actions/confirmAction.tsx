import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@/providers/language';
import type { ActionForm, ActionFormProps } from './actionForm';
import styles from './actions.module.css';
import { FormButtons } from './FormButtons';
import { useSubmit } from './useSubmit';

/** An action that needs nothing but a yes: what it leads to is said, then it is sent with the version that was seen. */
export function confirmAction(extra: Readonly<Record<string, unknown>> = {}): ActionForm {
  return (props) => <Confirmation {...props} extra={extra} />;
}

interface ConfirmationProps extends ActionFormProps {
  readonly extra: Readonly<Record<string, unknown>>;
}

function Confirmation({ request, name, submit, close, extra }: ConfirmationProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { send, pending, problem } = useSubmit(submit);
  const answer = useRef<HTMLButtonElement>(null);
  // The dialog asks one question; its answer is where the keyboard should be.
  useEffect(() => answer.current?.focus(), []);
  const { label, tone } = transitions[name];
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t(`hint.${name}`)}</p>
      <FormButtons
        label={localize(label)}
        danger={tone === 'danger'}
        {...{ answer, pending, problem }}
        onSend={() => send({ version: request.version, ...extra })}
        onCancel={close}
      />
    </div>
  );
}
