import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { and, arrayOverlaps, asc, count, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { savedView } from 'sijil/contract/consoleViews';
import { savedViewBody } from 'sijil/contract/savedViewBody';
import { issueMessages } from 'sijil/schema/issueMessages';
import { readsList } from 'sijil/schema/listReaders';
import { hasRole, type Role, declaredRoles } from 'sijil/schema/application';
import type { Language } from 'sijil/base/i18n/localized';
import type { AppContext } from '../http/appContext';
import { favourites, savedViews } from '../db/schema/console';
import { ApiError, fieldError } from '../http/apiError';
import { operation } from '../http/operation';
import type { Actor } from 'sijil/schema/access';
import type { z } from 'zod';
import type { favouriteView } from 'sijil/contract/favouriteViews';

type Favourite = z.infer<typeof favouriteView>;

/**
 * Registers a person's favourites in the menu. They name screens and saved views, and show nothing of them: a view that the
 * person no longer sees is left out, an entry that their menu no longer has is not rendered.
 */
export function registerFavourites(api: AppContext): void {
  const { db } = api;

  operation(api, 'favourites.list', {
    summary: 'One’s own favourites in the menu, in their order',
    handler: ({ actor }) => listFavourites(api, actor),
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

/** Returns a person's favourites in their order. */
export async function listFavourites(api: AppContext, actor: Actor): Promise<Favourite[]> {
  const [row] = await api.db.select().from(favourites).where(eq(favourites.userId, actor.userId));
  const addresses = row?.addresses ?? [];
  const views = await viewsOf(api, actor, addresses);
  return addresses.flatMap((address): readonly Favourite[] => {
    const id = viewId(address);
    const view = views.get(id ?? '');
    if (id === undefined) return [{ address, view: null }];
    return view ? [{ address, view: { name: view.name, query: view.address } }] : [];
  });
}

/** Returns the id of the saved view in an address. */
const viewId = (address: string): string | undefined => address.split('?view=')[1];

/** Returns the saved views that a person sees among addresses, by their ids. */
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

/** Limit of the views that one person can store, higher than anybody needs. */
const mostOfOneList = 50;

/** Own views and those shared among admins. */
const mostShown = 200;

/**
 * Registers saved views, reports among them: people change only their own; a view that is shared with a role is shown to its
 * people. A view is an address: it shows the rows and fields that its reader may read.
 */
export function registerSavedViews(api: AppContext): void {
  const { db } = api;

  operation(api, 'savedViews.list', {
    summary:
      'One’s own saved views of a list and those that are shared with one’s role, by name; without a list the reports among those of all lists',
    handler: async ({ actor, query }) => {
      const asked =
        query.list === undefined
          ? sql`${savedViews.address} ~ '(^|&)group='`
          : eq(savedViews.list, query.list);
      const views = await db
        .select()
        .from(savedViews)
        .where(and(asked, seenViews(actor)))
        .orderBy(asc(savedViews.name), asc(savedViews.id))
        .limit(mostShown);
      return views
        .filter(({ list }) => readsList(list, actor.role) === true)
        .map((view) => ({ ...view, own: view.userId === actor.userId }));
    },
  });

  operation(api, 'savedViews.save', {
    summary:
      'Save a list under a name; one’s own view of that name is replaced. The general admin may share it with roles',
    status: 201,
    handler: async ({ actor, body: { list, name, address, sharedWith }, language }) => {
      const readers = sharedWith ?? [];
      if (readsList(list, actor.role) === null) throw notAnOption('list', language);
      if (readers.length > 0 && !hasPrivilege(actor.role, 'savedViews.share'))
        throw new ApiError('forbidden');
      if (!readers.every((role) => mayBeSharedWith(list, role))) throw notAnOption('sharedWith', language);
      const others = and(
        eq(savedViews.userId, actor.userId),
        eq(savedViews.list, list),
        ne(savedViews.name, name),
      );
      const [existing] = await db.select({ views: count() }).from(savedViews).where(others);
      if ((existing?.views ?? 0) >= mostOfOneList)
        throw new ApiError('too_many_views', { limit: mostOfOneList });
      const values = { address: address ?? '', sharedWith: [...readers] };
      const [view] = await db
        .insert(savedViews)
        .values({ userId: actor.userId, list, name, ...values, createdAt: api.clock() })
        .onConflictDoUpdate({
          target: [savedViews.userId, savedViews.list, savedViews.name],
          set: values,
        })
        .returning();
      return savedView.parse({ ...view, own: true });
    },
  });

  operation(api, 'savedViews.delete', {
    summary: 'Delete one of one’s own saved views',
    handler: async ({ actor, params }) => {
      const deleted = await db
        .delete(savedViews)
        .where(and(eq(savedViews.id, params.id), eq(savedViews.userId, actor.userId)))
        .returning({ id: savedViews.id });
      if (deleted.length === 0) throw new ApiError('not_found');
      return null;
    },
  });
}

function mayBeSharedWith(list: string, role: Role): boolean {
  return hasPrivilege(role, 'savedViews.readShared') && readsList(list, role) === true;
}

function notAnOption(field: keyof typeof savedViewBody.fields, language: Language): ApiError {
  const label = savedViewBody.fields[field].label[language];
  return fieldError(field, issueMessages.not_an_option[language].replace('{label}', label));
}

/** Selects the saved views that a person sees: their own, and those that are shared with their role where they may read such. */
function seenViews({ userId, role }: Actor): SQL | undefined {
  if (!hasPrivilege(role, 'savedViews.readShared')) return eq(savedViews.userId, userId);
  const counted = declaredRoles().filter((one) => hasRole(role, [one]));
  return or(eq(savedViews.userId, userId), arrayOverlaps(savedViews.sharedWith, counted));
}
