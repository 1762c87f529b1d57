import { and, asc, count, eq, ne, or } from 'drizzle-orm';
import { hasPrivilege } from '#app/privileges';
import { savedView } from '#framework/contract/consoleViews';
import { savedViewBody } from '#framework/contract/savedViewBody';
import { issueMessages } from '#framework/schema/issueMessages';
import { resourceNamed } from '#app/resources';
import { lists } from '#app/lists';
import type { AppContext } from '../http/appContext';
import { savedViews } from '../db/schema/savedViews';
import { ApiError, fieldError } from '../http/apiError';
import { operation } from '../http/operation';

/** More than anybody keeps an eye on; it only bounds what one person can store. */
const mostOfOneList = 50;
/** Own views and those shared among admins. */
const mostShown = 200;

/** Lists that people have named: everybody changes their own only; what the general admin shares, the whole team sees. */
export function registerSavedViews(api: AppContext): void {
  const { db } = api;

  operation(api, 'savedViews.list', {
    summary: 'One’s own saved views of a list and, for the team, those that are shared with it, by name',
    handler: async ({ actor, query }) => {
      const own = eq(savedViews.userId, actor.userId);
      const seen = hasPrivilege(actor.role, 'savedViews.readShared') ? or(own, savedViews.shared) : own;
      const views = await db
        .select()
        .from(savedViews)
        .where(and(eq(savedViews.list, query.list), seen))
        .orderBy(asc(savedViews.name), asc(savedViews.id))
        .limit(mostShown);
      return views.map((view) => ({ ...view, own: view.userId === actor.userId }));
    },
  });

  operation(api, 'savedViews.save', {
    summary:
      'Save a list under a name; one’s own view of that name is replaced. The general admin may share it',
    status: 201,
    handler: async ({ actor, body: { list, name, address, shared }, language }) => {
      if (!isList(list)) {
        const { label } = savedViewBody.fields.list;
        throw fieldError('list', issueMessages.not_an_option[language].replace('{label}', label[language]));
      }
      if (shared && !hasPrivilege(actor.role, 'savedViews.share')) throw new ApiError('forbidden');
      const others = and(
        eq(savedViews.userId, actor.userId),
        eq(savedViews.list, list),
        ne(savedViews.name, name),
      );
      const [existing] = await db.select({ views: count() }).from(savedViews).where(others);
      if ((existing?.views ?? 0) >= mostOfOneList)
        throw new ApiError('too_many_views', { limit: mostOfOneList });
      const values = { address: address ?? '', shared: shared ?? false };
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

function isList(name: string): boolean {
  return resourceNamed(name) !== undefined || Object.hasOwn(lists, name);
}
