import { and, count, desc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { AppContext } from 'sijil/server/http/appContext';
import { notifications } from '../../db/schema/messages';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { readPage } from 'sijil/server/resources/pageAddress';
import { loadPreferences, saveChoices, saveMailTimes } from './preferences';
import { loadWork } from './loadWork';
import { toNotificationView } from './toNotificationView';
import { loadMailPreference, saveMailPreference } from './unsubscribe';
import { untilDeadline } from '#domain/notifications/asksForMove';
import type { Queryable } from 'sijil/server/db/connect';

/** Registers the caller's notifications; everybody reads only their own. */
export function registerNotifications(api: AppContext): void {
  registerReading(api);
  registerMarking(api);
  registerPreferences(api);
}

function registerReading(api: AppContext): void {
  const { db } = api;

  operation(api, 'notifications.list', {
    summary: 'Own notifications, newest first; `open=true` for what is to be done or not read yet',
    handler: async ({ actor, query, language, reply }) => {
      const whose = {
        userId: actor.userId,
        openAt: query['open'] === 'true' ? api.clock() : undefined,
      };
      const [rows, total] = await Promise.all([
        selectNotices(db, whose, readPage(query)),
        countNotices(db, whose),
      ]);
      reply.header('x-total-count', total);
      return rows.flatMap((row) => toNotificationView(row, language, api.clock()) ?? []);
    },
  });

  operation(api, 'notifications.hasUnread', {
    summary:
      'How many own notifications ask for something that is not done, or are not read yet; and the work that waits for the caller',
    handler: async ({ actor }) => {
      const now = api.clock();
      const [unread, work] = await Promise.all([
        countNotices(db, { userId: actor.userId, openAt: now }),
        loadWork(db, actor, now),
      ]);
      return { unread, work };
    },
  });
}

function registerMarking(api: AppContext): void {
  const { db, clock } = api;

  operation(api, 'notifications.markRead', {
    summary: 'Mark one of the own notifications as read',
    handler: async ({ actor, params }) => {
      const own = and(eq(notifications.id, params.id), eq(notifications.userId, actor.userId));
      const [found] = await db.select({ id: notifications.id }).from(notifications).where(own);
      if (!found) throw new ApiError('not_found');
      await db
        .update(notifications)
        .set({ readAt: clock() })
        .where(and(own, isNull(notifications.readAt)));
      return null;
    },
  });

  operation(api, 'notifications.markAllRead', {
    summary: 'Mark all own notifications as read',
    handler: async ({ actor }) => {
      const own = eq(notifications.userId, actor.userId);
      await db
        .update(notifications)
        .set({ readAt: clock() })
        .where(and(own, isNull(notifications.readAt)));
      return null;
    },
  });
}

function registerPreferences(api: AppContext): void {
  operation(api, 'notifications.preferences', {
    summary: 'Notification settings: when and in which language by mail, and which kinds are off',
    handler: ({ actor }) => loadPreferences(api, actor),
  });

  operation(api, 'notifications.saveMailTimes', {
    summary: 'In which language and when one wants mail: a daily digest, quiet hours (Riyadh time)',
    handler: async ({ actor, body }) => {
      await saveMailTimes(api, actor, body);
      return null;
    },
  });

  operation(api, 'notifications.saveChoices', {
    summary: 'By which ways one wants to hear of kinds of notices',
    handler: async ({ actor, body, language }) => {
      await saveChoices(api, actor, body, language);
      return null;
    },
  });

  operation(api, 'notifications.mailPreference', {
    summary: 'What the link in a mail is about; nobody needs to sign in',
    handler: ({ params }) => loadMailPreference(api, params.token),
  });

  operation(api, 'notifications.saveMailPreference', {
    summary: 'Switch the mails of a link’s kind off, or on again',
    handler: async ({ params, body, language }) => {
      await saveMailPreference(api, params.token, body.byMail === true, language);
      return null;
    },
  });
}

interface Owned {
  readonly userId: string;
  /**
   * Time of the call, to select only open notices: unread or with an open task. Notices whose day has passed are excluded.
   */
  readonly openAt?: Date | undefined;
}

const isOverdue = (now: Date) =>
  sql`(${inArray(notifications.kind, [...untilDeadline])} and ${isNotNull(notifications.waitsFor)}
    and (${notifications.data} ->> 'deadline')::timestamptz < ${now.toISOString()}::timestamptz)`;

const owned = ({ userId, openAt }: Owned) =>
  and(
    eq(notifications.userId, userId),
    openAt && eq(notifications.open, true),
    openAt && not(isOverdue(openAt)),
  );

/** A page of a person's notices, latest first. */
export const selectNotices = (
  db: Queryable,
  whose: Owned,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  db
    .select()
    .from(notifications)
    .where(owned(whose))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);

async function countNotices(db: Queryable, whose: Owned): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(owned(whose));
  return row?.total ?? 0;
}
