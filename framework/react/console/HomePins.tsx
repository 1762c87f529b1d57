import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { homeOf } from '#app/routes';
import { laterPart } from '@framework/components/laterPart';
import { whenIdle } from '@framework/components/whenIdle';
import { useSession } from '@framework/providers/session';

const LaterPins = laterPart(async () => (await import('./pins/PinGrid')).PinGrid);

/** Pinned lists and reports on the home of the signed-in person. They are asked for once the page itself has been drawn. */
export function HomePins() {
  const { pathname } = useLocation();
  const home = useSession(({ user }) => user && homeOf(user.role));
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => Promise.resolve(setIdle(true))), []);
  return idle && home === pathname ? <LaterPins /> : null;
}
