import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalPath } from 'sijil/schema/visits';
import type { ShapeValues } from 'sijil/schema/shape';
import type { signupBody } from '#domain/auth/registration';
import { PlainLink } from 'sijil/react/plain/PlainControls';
import { callPublic } from 'sijil/react/providers/publicOperations';
import { goTo, useAddress } from 'sijil/react/address/address';
import { PublicCard } from 'sijil/react/plain/PublicCard';
import { RegisterForm } from './RegisterForm';
import { RegistrationSteps } from './RegistrationSteps';

type TypedBefore = Partial<ShapeValues<typeof signupBody>>;

const nothing: TypedBefore = {};

/** Registration of a company; further data is asked for once its email address is verified. */
export default function Register() {
  const { t } = useTranslation('auth');
  const { search, state } = useAddress();
  const returnTo = new URLSearchParams(search).get('redirectUrl');
  const [typed] = useState((state as { readonly typed?: TypedBefore } | null)?.typed ?? nothing);

  async function register(values: ShapeValues<typeof signupBody>) {
    const redirectUrl = returnTo && isLocalPath(returnTo) ? returnTo : null;
    await callPublic('auth.signup', { body: { ...values, ...(redirectUrl && { redirectUrl }) } });
    // Users who mistyped their address find all their values again, except the password.
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
