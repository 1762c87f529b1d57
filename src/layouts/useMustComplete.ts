import { mustComplete } from '#domain/access/canVisit';
import { useSession } from '@framework/providers/session';

/** True while every other screen would only lead back to the registration: the frame then offers none of them. */
export function useMustComplete(): boolean {
  return useSession(
    ({ user }) =>
      user !== null && mustComplete({ role: user.role, profileCompleted: user.profile_completed }),
  );
}
