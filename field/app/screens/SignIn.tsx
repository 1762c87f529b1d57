import { type FormEvent, useState } from 'react';
import { FieldError } from '../../sync/fieldError';
import { Frame } from '../parts/Frame';
import { LanguageButton } from '../parts/LanguageButton';
import { TextField } from '../parts/TextField';
import { useLanguage } from '../preferences';
import { clientOf, type Session, sessionOf } from '../session';
import { texts } from '../texts';

interface SignInProps {
  /** The person whose work is on this phone and whose session has ended. */
  readonly earlier: Session | undefined;
  readonly onSession: (session: Session) => Promise<void>;
}

export function SignIn({ earlier, onSession }: SignInProps) {
  const { say } = useLanguage();
  const [proof, setProof] = useState({ email: earlier?.person.email ?? '', password: '', code: '' });
  const [asksCode, setAsksCode] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isForeign, setIsForeign] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof proof>) => setProof((before) => ({ ...before, ...part }));

  const enter = async () => {
    const { email, password } = proof;
    const answer = await clientOf(null).signIn(asksCode ? proof : { email, password });
    const session = sessionOf(answer);
    if (session) return onSession(session);
    if (answer.need_code) return setAsksCode(true);
    if (answer.need_email_verification) return setRefusal(say(texts.unverified));
    return setIsForeign(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    setIsForeign(false);
    setBusy(true);
    enter()
      .catch((error: unknown) => setRefusal(sentenceOf(error, say(texts.unreachable))))
      .finally(() => setBusy(false));
  };

  return (
    <Frame title={say(texts.app)} foot={<LanguageButton />}>
      <form onSubmit={submit}>
        <h2>{say(texts.signIn)}</h2>
        {earlier && <p className="card">{say(texts.again)}</p>}
        <TextField
          label={say(texts.email)}
          type="email"
          autoComplete="username"
          value={proof.email}
          onChange={(email) => change({ email })}
        />
        <TextField
          label={say(texts.password)}
          type="password"
          autoComplete="current-password"
          value={proof.password}
          onChange={(password) => change({ password })}
        />
        {asksCode && (
          <TextField
            label={say(texts.code)}
            help={say(texts.codeHelp)}
            type="text"
            autoComplete="one-time-code"
            value={proof.code}
            onChange={(code) => change({ code })}
          />
        )}
        {refusal && (
          <p className="warn" role="alert">
            {refusal}
          </p>
        )}
        {isForeign && (
          <p className="warn" role="alert">
            {say(texts.onlyInspectors)} <a href="/">{say(texts.toPortal)}</a>
          </p>
        )}
        <button type="submit" className="main" disabled={busy}>
          {say(texts.enter)}
        </button>
        <a className="link" href="/forgot-password">
          {say(texts.forgot)}
        </a>
      </form>
    </Frame>
  );
}

/** The portal's own sentence, or the given one where no portal answered. */
export function sentenceOf(error: unknown, unreachable: string): string {
  if (!(error instanceof FieldError)) throw error;
  return error.reason === 'unreachable' ? unreachable : error.message;
}
