import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import type { Shape } from '#framework/schema/shape';
import { transitions } from '#domain/workflow/requestWorkflow';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { usePeriods } from '@/providers/usePeriods';
import type { ActionForm, ActionFormProps } from './actionForm';
import styles from './actions.module.css';
import { useAffirmation } from './confirmAction';

type InitialValues = (request: RequestView) => Readonly<Record<string, unknown>>;

/** Filled in by code: the request's version and the certificate chosen above. */
const chosenElsewhere = ['version', 'certificateCode'];

/** An action whose form is its body's shape, all but what is chosen elsewhere. */
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
  // A visit of a package was not paid by itself: it returns to the balance.
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
        // After a conflict the request is read anew: its present version counts, not that of when the form was opened.
        onSubmit={(values) => submit({ ...values, ...version })}
        onCancel={close}
        dirtyGuard={false}
      />
    </>
  );
}
