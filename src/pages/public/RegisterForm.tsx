import { Trans, useTranslation } from 'react-i18next';
import { signupBody } from '#domain/auth/registration';
import type { ShapeValues } from 'sijil/schema/shape';
import { PlainForm } from 'sijil/react/forms/PlainForm';
import { PlainLink } from 'sijil/react/plain/PlainControls';
import styles from './Register.module.css';

interface RegisterFormProps {
  readonly initialValues: Partial<ShapeValues<typeof signupBody>>;
  readonly onSubmit: (values: ShapeValues<typeof signupBody>) => Promise<unknown>;
}

const names = ['name', 'position', 'companyName', 'phone', 'email', 'password'] as const;
const autoComplete = {
  name: 'name',
  companyName: 'organization',
  position: 'organization-title',
  phone: 'tel',
  email: 'username',
  password: 'new-password',
};

/** Checkboxes, each ticked separately: consent to the contract must not include the privacy policy, which is only read. */
const ticks = ['acceptTerms', 'readPrivacy'] as const;

/** Fields of the registration, and under them the terms and the privacy policy, which open in a dialog over the form. */
export function RegisterForm({ initialValues, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  return (
    <PlainForm
      shape={signupBody}
      fields={names}
      extraValues={ticks}
      initialValues={initialValues}
      autoComplete={autoComplete}
      marked
      submitLabel={t('register.submit')}
      onSubmit={onSubmit}
    >
      {({ values, errors, change }, prefix) =>
        ticks.map((tick) => {
          const wrong = errors[tick] ?? [];
          return (
            <div key={tick} data-field={tick} data-wrong={wrong.length > 0 || undefined}>
              <label className={styles.terms}>
                <input
                  type="checkbox"
                  checked={values[tick] === true}
                  aria-invalid={wrong.length > 0}
                  aria-describedby={`${prefix}-${tick}`}
                  onChange={({ target }) => change(tick, target.checked)}
                />
                <span>
                  <Trans
                    t={t}
                    i18nKey={`register.${tick}`}
                    components={{ terms: <PlainLink to="#terms" />, privacy: <PlainLink to="#privacy" /> }}
                  />
                </span>
              </label>
              <p
                id={`${prefix}-${tick}`}
                className={styles.wrong}
                role={wrong.length > 0 ? 'alert' : undefined}
              >
                {wrong.join(' ')}
              </p>
            </div>
          );
        })
      }
    </PlainForm>
  );
}
