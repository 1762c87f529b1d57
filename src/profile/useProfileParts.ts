import type { ProfilePartsView } from '#domain/api/profileViews';
import { useOperation } from '@/providers/operations';
import { useSession } from '@/providers/session';

/** What the company has still to say; null until it is known, and for whoever may not say it: the owner alone may. */
export function useProfileParts(): ProfilePartsView | null {
  const isOwner = useSession((session) => session.user?.role === 'client');
  const { data } = useOperation('profile.getParts', { enabled: isOwner });
  return isOwner ? (data ?? null) : null;
}
