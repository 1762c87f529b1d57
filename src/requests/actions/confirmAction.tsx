import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { usePeriods } from '@/providers/usePeriods';
import type { ActionForm, ActionFormProps } from './actionForm';
import styles from './actions.module.css';
import { FormButtons, useSubmit } from './FormButtons';
import { useLocalize } from '@framework/providers/language';
import type { RequestView } from '#domain/api/requestViews';
import { CertificateSelect } from './ShareForm';

/**
 * Label of the button that performs an action: the action itself, or a full sentence for one that cannot be undone
 * («نعم، ألغِ الطلب»), since a mere «إلغاء» could mean either.
 */
export function useAffirmation(): (name: TransitionName) => string {
  const { t, i18n } = useTranslation('requests');
  const localize = useLocalize();
  return (name) =>
    i18n.exists(`affirm.${name}`, { ns: 'requests' })
      ? t(`affirm.${name}`)
      : localize(transitions[name].label);
}

/** An action that only needs confirmation: the dialog names the consequences, then sends the version that was seen. */
export function confirmAction(
  extra: Readonly<Record<string, unknown>> = {},
  facts?: ComponentType<ActionFormProps>,
): ActionForm {
  return (props) => <Confirmation {...props} extra={extra} facts={facts} />;
}

interface ConfirmationProps extends ActionFormProps {
  readonly extra: Readonly<Record<string, unknown>>;
  /** Facts of the request that the decision is about. */
  readonly facts: ComponentType<ActionFormProps> | undefined;
}

function Confirmation({ extra, facts: Facts, ...props }: ConfirmationProps) {
  const { request, name, submit, close } = props;
  const { t } = useTranslation('requests');
  const periods = usePeriods();
  const affirm = useAffirmation();
  const { send, pending, problem } = useSubmit(submit);
  const answer = useRef<HTMLButtonElement>(null);
  // The dialog asks one question; its answer is where the keyboard should be.
  useEffect(() => answer.current?.focus(), []);
  const { tone } = transitions[name];
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t(`hint.${name}`, periods)}</p>
      {Facts && <Facts {...props} />}
      <FormButtons
        label={affirm(name)}
        danger={tone === 'danger'}
        {...{ answer, pending, problem }}
        onSend={() => send({ version: request.version, ...extra })}
        onCancel={close}
      />
    </div>
  );
}

type IsMeant = (certificate: RequestView['certificates'][number]) => boolean;

/** An action on one certificate of a request: of a fleet that has several, which one is asked above its form. */
export function forCertificate(form: ActionForm, isMeant: IsMeant): ActionForm {
  return (props) => <OneOfCertificates {...props} form={form} isMeant={isMeant} />;
}

interface OneOfCertificatesProps extends ActionFormProps {
  readonly form: ActionForm;
  readonly isMeant: IsMeant;
}

function OneOfCertificates({ form: Form, isMeant, submit, ...props }: OneOfCertificatesProps) {
  const possible = props.request.certificates.filter(isMeant);
  const [code, setCode] = useState(possible[0]?.code);
  return (
    <>
      <CertificateSelect certificates={possible} value={code} onChange={setCode} />
      <Form {...props} submit={(body) => submit({ ...body, ...(code && { certificateCode: code }) })} />
    </>
  );
}
