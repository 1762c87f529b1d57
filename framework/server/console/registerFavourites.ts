import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { favouriteView } from '#framework/contract/favouriteViews';
import { readsList } from '#framework/schema/listReaders';
import type { Actor } from '#framework/schema/access';
import { favourites, savedViews } from '../db/schema/savedViews';
import type { AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';
import { seenViews } from './registerSavedViews';

type Favourite = z.infer<typeof favouriteView>;

/**
 * Favourites of a person in the menu. They name screens and saved views, and show nothing of them: a view that its person no
 * longer sees is left out, an entry that their menu no longer has is not drawn.
 */
export function registerFavourites(api: AppContext): void {
  const { db } = api;

  operation(api, 'favourites.list', {
    summary: 'One’s own favourites in the menu, in their order',
    handler: async ({ actor }) => {
      const [row] = await db.select().from(favourites).where(eq(favourites.userId, actor.userId));
      const addresses = row?.addresses ?? [];
      const views = await viewsOf(api, actor, addresses);
      return addresses.flatMap((address): readonly Favourite[] => {
        const id = viewId(address);
        const view = views.get(id ?? '');
        if (id === undefined) return [{ address, view: null }];
        return view ? [{ address, view: { name: view.name, query: view.address } }] : [];
      });
    },
  });

  operation(api, 'favourites.save', {
    summary: 'Replace one’s own favourites in the menu, in this order',
    handler: async ({ actor, body: { addresses } }) => {
      const views = await viewsOf(api, actor, addresses);
      const isSeen = (address: string) => viewId(address) === undefined || views.has(viewId(address) ?? '');
      if (!addresses.every(isSeen)) throw new ApiError('not_found');
      const values = { addresses: [...addresses] };
      await db
        .insert(favourites)
        .values({ userId: actor.userId, ...values })
        .onConflictDoUpdate({ target: favourites.userId, set: values });
      return null;
    },
  });
}

/** The id of the saved view of an address. */
const viewId = (address: string): string | undefined => address.split('?view=')[1];

/** The saved views among addresses that somebody sees, by their ids. */
async function viewsOf({ db }: AppContext, actor: Actor, addresses: readonly string[]) {
  const ids = addresses.flatMap((address) => viewId(address) ?? []);
  if (ids.length === 0) return new Map<string, never>();
  const views = await db
    .select()
    .from(savedViews)
    .where(and(inArray(savedViews.id, ids), seenViews(actor)));
  return new Map(
    views.filter(({ list }) => readsList(list, actor.role) === true).map((view) => [view.id, view] as const),
  );
}
