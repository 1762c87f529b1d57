import { useSubscription } from '@refinedev/core';
import type { LiveChange } from '#framework/base/live/liveMessages';
import { useChanged } from '../freshness/useChanged';
import { useSession } from '../session';

/** Whatever is on the screen follows what happens elsewhere, as long as somebody is signed in. */
export function LiveUpdates() {
  const userId = useSession((session) => session.user?.id);
  return userId === undefined ? null : <Following key={userId} />;
}

function Following() {
  const changed = useChanged();
  useSubscription({
    channel: 'changes',
    onLiveEvent: ({ payload }) => void changed(payload['changes'] as readonly LiveChange[] | null),
  });
  return null;
}
