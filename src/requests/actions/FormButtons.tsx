import { Button } from 'antd';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './actions.module.css';
import { Alert } from 'sijil/react/components/antd/Alert';
import { CallError } from 'sijil/react/providers/apiError';
import type { RequestView } from '#domain/api/requestViews';
import type { TransitionName } from '#domain/workflow/requestWorkflow';

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

/** End of an action's form: its error, then the buttons that send or close. */
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

/** Submission of a form with its own inputs: the pending state and the API's error. */
export function useSubmit(submit: ActionFormProps['submit']) {
  const { t } = useTranslation();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (body: Readonly<Record<string, unknown>>) => {
    setPending(true);
    setProblem('');
    try {
      await submit(body);
    } catch (error) {
      setProblem(sentenceOf(error) || t('error'));
    } finally {
      setPending(false);
    }
  };
  return { send, pending, problem, setProblem };
}

/** Returns the message of an error; empty when its fields have messages of their own. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof CallError)) return '';
  const messages = Object.values(error.fields).flat();
  return messages.length > 0 ? [...new Set(messages)].join(' ') : error.message;
}

/** Properties of an action's form. `submit` sends the body and closes; it throws a CallError that the form shows. */
export interface ActionFormProps {
  readonly request: RequestView;
  readonly name: TransitionName;
  readonly submit: (body: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly close: () => void;
  /** Preset values of the form. */
  readonly start?: ActionStart | undefined;
  /** Opens the alternative action that this form includes (`alternativeOf`). */
  readonly other?: (() => void) | undefined;
}

export interface ActionStart {
  /** ISO 8601 instant: its day is shown first, and the instant is selected where it is free. */
  readonly at?: string;
  readonly inspectorId?: string;
}

/** Plain function, so that a factory can make one from a shape. */
export type ActionForm = (props: ActionFormProps) => ReactNode;
