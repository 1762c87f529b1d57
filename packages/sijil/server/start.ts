import { resourceNamed } from 'sijil/schema/application';
import { mayCallOperation } from 'sijil/schema/roles/mayCall';
import type { Actor, AppContext } from './http/appContext';
import { operation } from './http/operation';
import { listExports } from './exports/exports';
import { compile } from './resources/compile';
import { selectRows } from './resources/records';
import { rowFilter } from './resources/rights';
import { listFavourites } from './console/registerSavedViews';

/** Registers what every page needs of the signed-in person, in one call. */
export function registerStart(api: AppContext): void {
  operation(api, 'console.start', {
    summary: 'One’s own favourites and exports, and whether anything is pinned to one’s home',
    handler: async ({ actor }) => {
      const [favourites, exports, pinned] = await Promise.all([
        mayCallOperation('favourites.list', actor.role) ? listFavourites(api, actor) : [],
        mayCallOperation('exports.list', actor.role) ? listExports(api, actor) : [],
        hasPins(api, actor),
      ]);
      return { favourites, exports, pinned };
    },
  });
}

/** True where the list of pins has a row for the reader. */
async function hasPins({ db }: AppContext, actor: Actor): Promise<boolean> {
  const pins = resourceNamed('pins');
  const readable = pins && rowFilter(pins, 'read', actor);
  if (!readable) return false;
  const found = await selectRows(db, pins, { id: compile(pins).id })
    .where(readable)
    .limit(1);
  return found.length > 0;
}
