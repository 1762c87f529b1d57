import { loginBody } from 'sijil/contract/signInBodies';
import { goTo, useAddress } from 'sijil/react/address/address';
import { PlainForm } from 'sijil/react/forms/PlainForm';
import { useLocalize } from 'sijil/react/providers/language';
import { demoEmail, demoPassword } from '../domain/demo';
import { signIn } from './signIn';

const title = { ar: 'تسجيل الدخول', en: 'Sign in' };

/** Sign-in; a refusal of the API is shown above the form. */
export default function SignIn() {
  const localize = useLocalize();
  const { search } = useAddress();
  return (
    <section>
      <h1>{localize(title)}</h1>
      <PlainForm
        shape={loginBody}
        initialValues={{ email: demoEmail, password: demoPassword }}
        submitLabel={localize(title)}
        autoComplete={{ email: 'username', password: 'current-password' }}
        onSubmit={async (values) => {
          const redirectUrl = new URLSearchParams(search).get('redirectUrl');
          const { redirectTo } = await signIn({ ...values, redirectUrl });
          goTo(redirectTo ?? '/', { replace: true });
        }}
      />
    </section>
  );
}
