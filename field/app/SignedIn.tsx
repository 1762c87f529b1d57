import { useEffect, useMemo } from 'react';
import { type App, AppContext } from './appContext';
import { openAt, questionOf, type Route, toHash, useRoute } from './route';
import { createSender } from './sending';
import { clientOf, type Session, storeOf } from './session';
import { Camera } from './screens/Camera';
import { End } from './screens/End';
import { Finding } from './screens/Finding';
import { Phone } from './screens/Phone';
import { Question } from './screens/Question';
import { Questions } from './screens/Questions';
import { Today } from './screens/Today';
import { Visit } from './screens/Visit';

interface SignedInProps {
  readonly session: Session;
  readonly onSession: (session: Session) => Promise<void>;
}

/** Screens of a signed-in inspector. */
export function SignedIn({ session, onSession }: SignedInProps) {
  const route = useRoute();
  const app = useMemo<App>(() => {
    const client = clientOf(session.token);
    const store = storeOf(session);
    return {
      session,
      store,
      sender: createSender(client, store),
      // The person stays: their work is theirs alone, and the next sign-in offers their address.
      signOut: async () => {
        await client.signOut().catch(() => undefined);
        await onSession({ ...session, token: null });
      },
    };
    // A session never changes: another one has another key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => app.sender.start(), [app]);
  useEffect(() => void navigator.storage.persist(), []);
  // A killed app opens where it was, although the phone starts it at its first address.
  useEffect(() => {
    if (location.hash !== '') return;
    void app.store.read('place').then((place) => {
      if (place && location.hash === '') openAt(place);
    });
  }, [app]);
  const hash = toHash(route);
  useEffect(() => {
    if (location.hash !== '') void app.store.note('place', hash);
  }, [app, hash]);

  return (
    <AppContext value={app}>
      <Screen route={route} />
    </AppContext>
  );
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'today':
      return <Today />;
    case 'thisPhone':
      return <Phone />;
    case 'visit':
      return <Visit id={route.visit} />;
    case 'questions':
      return <Questions id={route.visit} />;
    case 'end':
      return <End id={route.visit} />;
    case 'question':
      return <Question key={toHash(route)} {...questionOf(route)} />;
    case 'finding':
      return <Finding key={toHash(route)} {...questionOf(route)} />;
    case 'camera':
      return <Camera key={toHash(route)} at={questionOf(route)} use="files" />;
    case 'afterwards':
      return <Camera key={toHash(route)} at={questionOf(route)} use="mendedFiles" />;
  }
}
