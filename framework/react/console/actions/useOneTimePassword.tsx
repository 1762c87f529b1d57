import { type ReactNode, useState } from 'react';
import { OneTimePassword } from './OneTimePassword';

interface Secret {
  readonly name: string;
  readonly password: string;
  readonly done: () => void;
}

/** Tells a one-time password once; resolves when the person has closed it. */
export function useOneTimePassword(): readonly [
  (name: string, password: string) => Promise<void>,
  ReactNode,
] {
  const [secret, setSecret] = useState<Secret | null>(null);
  const tell = async (name: string, password: string) => {
    await new Promise<void>((done) => setSecret({ name, password, done }));
    setSecret(null);
  };
  const dialog = secret && (
    <OneTimePassword name={secret.name} password={secret.password} onClose={secret.done} />
  );
  return [tell, dialog];
}
