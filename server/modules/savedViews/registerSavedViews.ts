import { and, asc, count, eq, ne } from 'drizzle-orm';
import { savedView } from '#domain/api/consoleViews';
import { savedViewBody } from '#domain/requests/savedViewBody';
import { issueMessages } from '#domain/schema/issueMessages';
import { resourceNamed } from '#resources';
import type { Api } from '../../http/api';
import { savedViews } from '../../db/schema/savedViews';
import { ApiError, fieldError } from '../../http/apiError';
import { operation } from '../../http/operation';

/** More than anybody keeps an eye on; it only bounds what one person can store. */
const mostOfOneList = 50;

/** Lists that people have named for themselves; everybody sees and changes their own only. */
export function registerSavedViews(api: Api): void {
  const { db } = api;

  operation(api, 'savedViews.list', {
    summary: 'One’s own saved views of a list, by name',
    handler: ({ actor, query }) =>
      db
        .select()
        .from(savedViews)
        .where(and(eq(savedViews.userId, actor.userId), eq(savedViews.resource, query.resource)))
        .orderBy(asc(savedViews.name)),
  });

  operation(api, 'savedViews.save', {
    summary: 'Save a list under a name; one’s own view of that name is replaced',
    status: 201,
    handler: async ({ actor, body: { resource, name, address }, language }) => {
      if (!resourceNamed(resource)) {
        const { label } = savedViewBody.fields.resource;
        throw fieldError(
          'resource',
          issueMessages.not_an_option[language].replace('{label}', label[language]),
        );
      }
      const others = and(
        eq(savedViews.userId, actor.userId),
        eq(savedViews.resource, resource),
        ne(savedViews.name, name),
      );
      const [kept] = await db.select({ views: count() }).from(savedViews).where(others);
      if ((kept?.views ?? 0) >= mostOfOneList) throw new ApiError('too_many_views', { limit: mostOfOneList });
      const [view] = await db
        .insert(savedViews)
        .values({ userId: actor.userId, resource, name, address: address ?? '', createdAt: api.clock() })
        .onConflictDoUpdate({
          target: [savedViews.userId, savedViews.resource, savedViews.name],
          set: { address: address ?? '' },
        })
        .returning();
      return savedView.parse(view);
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
