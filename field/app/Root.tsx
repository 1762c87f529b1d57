import { useEffect, useState } from 'react';
import { SignedIn } from './SignedIn';
import { useLanguage } from './preferences';
import { readSession, type Session, storeSession } from './session';
import { Frame } from './parts/Frame';
import { FirstPassword } from './screens/FirstPassword';
import { SignIn } from './screens/SignIn';
import { texts } from './texts';

type Start = 'opening' | 'elsewhere' | 'ready';

/** The app: the sign-in, or the screens of the inspector who uses this phone. */
export function Root() {
  const { say } = useLanguage();
  const [start, setStart] = useState<Start>('opening');
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    void holdWindow().then(async (held) => {
      setSession(await readSession());
      setStart(held ? 'ready' : 'elsewhere');
    });
  }, []);
  const change = async (next: Session | undefined) => {
    await storeSession(next);
    setSession(next);
  };
  if (!isSecureContext) return <Frame title={say(texts.app)}>{say(texts.insecure)}</Frame>;
  if (start === 'opening') return null;
  if (start === 'elsewhere') return <Frame title={say(texts.app)}>{say(texts.elsewhere)}</Frame>;
  if (!session?.token) return <SignIn earlier={session} onSession={change} />;
  if (session.mustChangePassword) return <FirstPassword session={session} onSession={change} />;
  return <SignedIn key={session.token} session={session} onSession={change} />;
}

/** Resolves to false if another window of this phone has the app open: two would write the same answers. */
function holdWindow(): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request('field', { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // Held until the window closes.
      return lock && new Promise(() => undefined);
    });
  });
}
