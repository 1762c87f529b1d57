import { homeOf } from 'sijil/schema/visits';
import { useLocation } from 'react-router';
import { resourceNamed } from 'sijil/schema/application';
import type { Resource } from 'sijil/schema/resource';
import { AfterIdle, laterPart } from 'sijil/react/components/laterPart';
import { useMay } from 'sijil/react/providers/may';
import { useStart } from 'sijil/react/providers/useStart';
import { useSession } from 'sijil/react/providers/session';
import type { Pin } from './pins/pinnedList';
import { useRecords } from './query/useRecords';

const LaterPinGrid = laterPart(async () => (await import('./pins/PinGrid')).PinGrid);

/** Pinned lists and reports on the signed-in person's home, read once the page has been rendered. */
export function HomePins() {
  const pins = resourceNamed('pins');
  const { pathname } = useLocation();
  const home = useSession(({ user }) => user && homeOf(user.role));
  const isRead = useMay({ resource: 'pins', action: 'list' });
  const { pinned } = useStart();
  return (
    pins &&
    isRead &&
    pinned &&
    home === pathname && (
      <AfterIdle>
        <Pins pins={pins} />
      </AfterIdle>
    )
  );
}

const byPlace = [{ field: 'place', order: 'asc' }] as const;
/** Enough for the pins of every role, which an admin reads, and the reader's own. */
const mostRead = 100;

/** Most people pin nothing, so the code that renders pins is loaded only for the others. */
function Pins({ pins }: { readonly pins: Resource }) {
  const { records } = useRecords<Pin>({ resource: pins }, { pageSize: mostRead, sorters: byPlace });
  return records.length > 0 && <LaterPinGrid pins={pins} records={records} />;
}
