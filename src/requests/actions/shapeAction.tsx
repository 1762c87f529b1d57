import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import type { Shape } from 'sijil/schema/shape';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { usePeriods } from '@/providers/usePeriods';
import { type ActionForm, type ActionFormProps, FormButtons, useSubmit } from './FormButtons';
import styles from './actions.module.css';
import { useLocalize } from 'sijil/react/providers/language';
import { CertificateSelect } from './ShareForm';

type InitialValues = (request: RequestView) => Readonly<Record<string, unknown>>;

/** Values set by code: the request's version and the certificate chosen above. */
const chosenElsewhere = ['version', 'certificateCode'];

/** Action whose form is the shape of its body, without the values that are set elsewhere. */
export function shapeAction(
  shape: Shape,
  initialValues: InitialValues = () => ({}),
  facts?: ComponentType<ActionFormProps>,
): ActionForm {
  const fields = Object.keys(shape.fields).filter((name) => !chosenElsewhere.includes(name));
  const versioned = 'version' in shape.fields;
  return (props) => <ActionShapeForm {...props} {...{ shape, fields, versioned, initialValues, facts }} />;
}

interface ActionShapeFormProps extends ActionFormProps {
  readonly shape: Shape;
  readonly fields: readonly string[];
  readonly versioned: boolean;
  readonly initialValues: InitialValues;
  /** Facts of the request that the decision is about. */
  readonly facts: ComponentType<ActionFormProps> | undefined;
}

function ActionShapeForm({
  shape,
  fields,
  versioned,
  initialValues,
  facts: Facts,
  ...props
}: ActionShapeFormProps) {
  const { t, i18n } = useTranslation('requests');
  const periods = usePeriods();
  const affirm = useAffirmation();
  const { request, name, submit, close } = props;
  // A visit of a package was not paid separately: it returns to the balance.
  const fromBalance = name === 'cancel' && request.kind === 'redeemed';
  const hint = fromBalance ? 'hint.cancelRedeemed' : `hint.${name}`;
  const version = versioned ? { version: request.version } : {};
  return (
    <>
      {i18n.exists(hint, { ns: 'requests' }) && <p className={styles.text}>{t(hint, periods)}</p>}
      {Facts && <Facts {...props} />}
      <ShapeForm
        shape={shape}
        fields={fields}
        initialValues={{ ...initialValues(request), ...version }}
        submitLabel={affirm(name)}
        cancelLabel={t('back')}
        danger={transitions[name].tone === 'danger'}
        // After a conflict the request is refetched: its current version counts, not the one at opening.
        onSubmit={(values) => submit({ ...values, ...version })}
        onCancel={close}
        dirtyGuard={false}
      />
    </>
  );
}

/**
 * Label of the button that performs an action: the action itself, or a full sentence for one that cannot be undone
 * («نعم، ألغِ الطلب»), since a mere «إلغاء» could mean either.
 */
function useAffirmation(): (name: TransitionName) => string {
  const { t, i18n } = useTranslation('requests');
  const localize = useLocalize();
  return (name) =>
    i18n.exists(`affirm.${name}`, { ns: 'requests' })
      ? t(`affirm.${name}`)
      : localize(transitions[name].label);
}

/** Action that only needs confirmation: the dialog names the consequences, then sends the version that was shown. */
export function confirmAction(
  extra: Readonly<Record<string, unknown>> = {},
  facts?: ComponentType<ActionFormProps>,
  textsOf?: TransitionName | 'finishAndApprove',
): ActionForm {
  return (props) => <Confirmation {...props} extra={extra} facts={facts} textsOf={textsOf ?? props.name} />;
}

interface ConfirmationProps extends ActionFormProps {
  readonly extra: Readonly<Record<string, unknown>>;
  /** Facts of the request that the decision is about. */
  readonly facts: ComponentType<ActionFormProps> | undefined;
  /** Names the texts of the consequences and of the button. */
  readonly textsOf: TransitionName | 'finishAndApprove';
}

function Confirmation({ extra, facts: Facts, textsOf, ...props }: ConfirmationProps) {
  const { request, name, submit, close } = props;
  const { t } = useTranslation('requests');
  const periods = usePeriods();
  const affirm = useAffirmation();
  const { send, pending, problem } = useSubmit(submit);
  const answer = useRef<HTMLButtonElement>(null);
  // The dialog asks one question, so its answer gets the focus.
  useEffect(() => answer.current?.focus(), []);
  const { tone } = transitions[name];
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t(`hint.${textsOf}`, periods)}</p>
      {Facts && <Facts {...props} />}
      <FormButtons
        label={textsOf === name ? affirm(name) : t(`affirm.${textsOf}`)}
        danger={tone === 'danger'}
        {...{ answer, pending, problem }}
        onSend={() => send({ version: request.version, ...extra })}
        onCancel={close}
      />
    </div>
  );
}

type IsMeant = (certificate: RequestView['certificates'][number]) => boolean;

/** Action on one certificate of a request; for a fleet with several, a select of the certificate is above its form. */
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
