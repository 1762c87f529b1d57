import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { isLocalPath } from '#domain/access/routeAuthority';
import type { ShapeValues } from '#framework/schema/shape';
import { signupBody } from '#domain/auth/registration';
import { PlainLink } from '@framework/plain/PlainControls';
import { callPublic } from '@framework/providers/publicOperations';
import { goTo, useAddress } from '@framework/address/address';
import { PublicCard } from './PublicCard';
import { RegistrationSteps } from './RegistrationSteps';
import { PlainForm } from '@framework/forms/PlainForm';
import styles from './Register.module.css';

type TypedBefore = Partial<ShapeValues<typeof signupBody>>;

const nothing: TypedBefore = {};

/** A company registers; what else is needed is asked once its address is proven. */
export default function Register() {
  const { t } = useTranslation('auth');
  const { search, state } = useAddress();
  const returnTo = new URLSearchParams(search).get('redirectUrl');
  const [typed] = useState((state as { readonly typed?: TypedBefore } | null)?.typed ?? nothing);

  async function register(values: ShapeValues<typeof signupBody>) {
    const redirectUrl = returnTo && isLocalPath(returnTo) ? returnTo : null;
    await callPublic('auth.signup', { body: { ...values, ...(redirectUrl && { redirectUrl }) } });
    // A user who mistyped their address finds their values again, all but the password.
    const { password: _password, acceptTerms: _terms, readPrivacy: _privacy, ...typed } = values;
    const again = { typed, search: redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : '' };
    goTo(`/verify-email?email=${encodeURIComponent(values.email)}`, { state: again });
  }

  return (
    <PublicCard
      wide
      lead={<RegistrationSteps at="register" />}
      title={t('register.title')}
      hint={t('register.hint')}
      footer={
        <span>
          {t('register.have')} <PlainLink to="/sign-in">{t('register.signIn')}</PlainLink>
        </span>
      }
    >
      <RegisterForm initialValues={typed} onSubmit={register} />
    </PublicCard>
  );
}

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

/** Boxes that are ticked one by one: a privacy policy is read, not agreed to along with a contract. */
const ticks = ['acceptTerms', 'readPrivacy'] as const;

/** The registration's fields, and under them the terms and the privacy policy, each read in a dialog without leaving the form. */
function RegisterForm({ initialValues, onSubmit }: RegisterFormProps) {
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
