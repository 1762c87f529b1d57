import { type FormEvent, useState } from 'react';
import { Frame } from '../parts/Frame';
import { TextField } from '../parts/TextField';
import { useLanguage } from '../preferences';
import { clientOf, type Session } from '../session';
import { texts } from '../texts';
import { sentenceOf } from './SignIn';

interface FirstPasswordProps {
  readonly session: Session;
  readonly onSession: (session: Session) => Promise<void>;
}

/** Replaces the one-time password with which an admin let the inspector in. */
export function FirstPassword({ session, onSession }: FirstPasswordProps) {
  const { say } = useLanguage();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    clientOf(session.token)
      .changeFirstPassword(password, confirmation)
      .then(() => onSession({ ...session, mustChangePassword: false }))
      .catch((error: unknown) => setRefusal(sentenceOf(error, say(texts.unreachable))));
  };
  return (
    <Frame title={say(texts.app)}>
      <form onSubmit={submit}>
        <h2>{say(texts.firstPassword)}</h2>
        <p>{say(texts.firstPasswordHelp)}</p>
        <TextField
          label={say(texts.newPassword)}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <TextField
          label={say(texts.confirmPassword)}
          type="password"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
        />
        {refusal && (
          <p className="warn" role="alert">
            {refusal}
          </p>
        )}
        <button type="submit" className="main">
          {say(texts.savePassword)}
        </button>
      </form>
    </Frame>
  );
}
