import { mustComplete } from '#app/routes';
import { visitorOf } from '#app/session';
import { useSession } from '@framework/providers/session';

/** True while every other screen would only lead back to the registration: the frame then offers none of them. */
export function useMustComplete(): boolean {
  return useSession(({ user }) => user !== null && mustComplete(visitorOf(user)));
}
