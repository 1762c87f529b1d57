import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalPath } from '#domain/access/routeAuthority';
import type { ShapeValues } from '#framework/schema/shape';
import type { signupBody } from '#domain/auth/registration';
import { PlainLink } from '@framework/plain/PlainControls';
import { callPublic } from '@framework/providers/publicOperations';
import { goTo, useAddress } from '@framework/address/address';
import { PublicCard } from './PublicCard';
import { RegisterForm } from './RegisterForm';
import { RegistrationSteps } from './RegistrationSteps';

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
