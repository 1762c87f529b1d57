import { Activity, type ReactNode, Suspense, use, useState } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  useOutlet,
} from 'react-router';
import { useSession } from '@/providers/session';
import { isKept } from '@/screens/isKept';

/** The one in sight and those that somebody is likeliest to come back to; each is some thousand elements. */
const mostKept = 3;

/** Navigation to an address, as the router reports it. */
interface Arrival {
  readonly location: Location;
  readonly navigationType: ReturnType<typeof useNavigationType>;
  readonly page: ReactNode;
}

interface KeptPage {
  /** Its path and the turn in which it began. */
  readonly key: string;
  readonly path: string;
  /** The arrival that it is drawn for: out of sight it reads no other page's address. */
  readonly drawn: Arrival;
  /** The last arrival at it. */
  readonly latest: Arrival;
  /** Grows with each page that is come to. */
  readonly turn: number;
}

/**
 * Page of the address. A list that is left stays drawn, hidden and inactive: its user who comes back to the address
 * where they left it, from a record or by the menu, has it again at once and as it was. Any other page is unmounted
 * when it is left: a form that was begun there ends.
 */
export function KeptPages() {
  const person = useSession(({ user }) => user?.id ?? null);
  // Another tab may sign somebody else in: nothing that was drawn for the one before is theirs to see.
  return <PagesOf key={person} />;
}

function PagesOf() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const page = useOutlet();
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  const path = location.pathname;
  const keeps = isKept(path);
  const pages = keeps ? withArrival(kept, { location, navigationType, page }) : kept;
  if (pages !== kept) setKept(pages);
  return (
    <>
      {pages.map((one) => (
        <Activity key={one.key} mode={one.path === path ? 'visible' : 'hidden'}>
          <Suspense>
            <Still when={one.path !== path}>
              <LocationContext value={one.drawn}>{one.drawn.page}</LocationContext>
            </Still>
          </Suspense>
        </Activity>
      ))}
      {!keeps && page}
    </>
  );
}

const never = new Promise<never>(() => undefined);

/** Out of sight nothing is drawn: every link of a page reads the router, which says something else at each step. */
function Still({ when, children }: { readonly when: boolean; readonly children: ReactNode }) {
  if (when) use(never);
  return children;
}

/** The pages with the one that was arrived at, of which there is one for each path; the same array where nothing is new. */
function withArrival(kept: readonly KeptPage[], arrival: Arrival): readonly KeptPage[] {
  const path = arrival.location.pathname;
  const turn = Math.max(0, ...kept.map((one) => one.turn));
  const known = kept.find((one) => one.path === path);
  const isBack = known !== undefined && known.turn < turn;
  if (known && !isBack) return stayed(kept, known, arrival);
  if (known && isSameAddress(known.latest.location, arrival.location))
    return kept.map((one) => (one === known ? { ...known, latest: arrival, turn: turn + 1 } : one));
  const others = kept.filter((one) => one !== known);
  const fresh = { key: `${path} ${turn + 1}`, path, drawn: arrival, latest: arrival, turn: turn + 1 };
  return [
    ...(others.length < mostKept ? others : others.filter((one) => one !== leastRecent(others))),
    fresh,
  ];
}

/** The page in sight; what was come back to is drawn anew once something is new since then. */
function stayed(kept: readonly KeptPage[], known: KeptPage, arrival: Arrival): readonly KeptPage[] {
  const { location, page } = known.latest;
  if (location === arrival.location && page === arrival.page) return kept;
  return kept.map((one) => (one === known ? { ...known, drawn: arrival, latest: arrival } : one));
}

const leastRecent = (kept: readonly KeptPage[]) => kept.toSorted((a, b) => a.turn - b.turn)[0];

const isSameAddress = (one: Location, other: Location) =>
  one.search === other.search && one.hash === other.hash && one.state === other.state;
