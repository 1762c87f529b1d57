import type { ProfilePartsView } from '#domain/api/profileViews';
import { useOperation } from 'sijil/react/providers/operations';
import { useMayCall } from 'sijil/react/providers/may';

/** Missing parts of the company's profile; null until it has loaded, and for anybody but the owner. */
export function useProfileParts(): ProfilePartsView | null {
  const isOwner = useMayCall('profile.givePart');
  const { data } = useOperation('profile.getParts', { enabled: isOwner });
  return isOwner ? (data ?? null) : null;
}
