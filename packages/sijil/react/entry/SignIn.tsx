import { useState } from 'react';
import { codeBody, loginBody } from 'sijil/contract/signInBodies';
import { goTo, useAddress } from 'sijil/react/address/address';
import { SignInPicture } from 'sijil/react/brand/brand';
import { PlainForm } from 'sijil/react/forms/PlainForm';
import { PlainAlert, PlainButton } from 'sijil/react/plain/PlainControls';
import { PublicCard } from 'sijil/react/plain/PublicCard';
import { CallError } from 'sijil/react/providers/apiError';
import { emailOfEndedSession } from 'sijil/react/providers/failedCall';
import { useLocalize } from 'sijil/react/providers/language';
import { loadPortal } from 'sijil/react/screens/loadPortal';
import type { ShapeValues } from 'sijil/schema/shape';
import { entryTexts } from './entryTexts';
import { codeWanted, signIn } from './signIn';

type Password = ShapeValues<typeof loginBody>;

/** Sign-in page of an application without one of its own: a password, and a code where the account has two steps. */
export default function SignIn() {
  const localize = useLocalize();
  const { search } = useAddress();
  const [wrong, setWrong] = useState(false);
  const [ended] = useState(emailOfEndedSession);
  /** Email and password of a person who must enter a code now. */
  const [proven, setProven] = useState<Password | null>(null);

  async function enter(values: Password & { code?: string }) {
    setWrong(false);
    try {
      const redirectUrl = new URLSearchParams(search).get('redirectUrl');
      const { error, redirectTo } = await signIn({ ...values, redirectUrl });
      if (error === codeWanted) return setProven(values);
      // This page stays until the next one has loaded, and its button shows that it works.
      await loadPortal().catch(() => undefined);
      return goTo(redirectTo ?? '/', { replace: true });
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error;
      return setWrong(true);
    }
  }

  if (proven)
    return (
      <PublicCard
        title={localize(entryTexts.codeTitle)}
        hint={localize(entryTexts.codeHint)}
        footer={
          <PlainButton onClick={() => setProven(null)}>{localize(entryTexts.otherAccount)}</PlainButton>
        }
      >
        <PlainForm
          shape={codeBody}
          submitLabel={localize(entryTexts.title)}
          autoComplete={{ code: 'one-time-code' }}
          begins
          onSubmit={({ code }) => enter({ ...proven, code })}
        />
      </PublicCard>
    );
  return (
    <PublicCard lead={<SignInPicture />} title={localize(entryTexts.title)} hint={localize(entryTexts.hint)}>
      <PlainForm
        shape={loginBody}
        initialValues={{ email: ended }}
        submitLabel={localize(entryTexts.title)}
        autoComplete={{ email: 'username', password: 'current-password' }}
        onBegin={() => void loadPortal().catch(() => undefined)}
        onSubmit={enter}
      >
        {wrong && <PlainAlert tone="danger" role="alert" title={localize(entryTexts.wrong)} />}
      </PlainForm>
    </PublicCard>
  );
}
