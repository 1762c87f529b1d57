import type { ProfilePartsView } from '#domain/api/profileViews';
import { useOperation } from '@/providers/operations';
import { useMayCall } from '@/providers/useMayCall';

/** What the company has still to say; null until it is known, and for whoever may not say it: the owner alone may. */
export function useProfileParts(): ProfilePartsView | null {
  const isOwner = useMayCall('profile.givePart');
  const { data } = useOperation('profile.getParts', { enabled: isOwner });
  return isOwner ? (data ?? null) : null;
}
