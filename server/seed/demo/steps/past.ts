import type { Transaction } from '#framework/server/db/connect';
import type { AppContext } from '#framework/server/http/appContext';
import type { DemoFiles } from '../fileShelf';
import { type DemoBusiness, need } from '../demoBusiness';
import { companyOf } from '../../../db/ownership';
import { users } from '#framework/server/db/schema/users';
import type { Actor } from '#framework/server/http/actor';
import { eq, inArray, sql } from 'drizzle-orm';
import { mailMessages } from '../../../db/schema/messages';
import { tables } from '#framework/server/db/schema/tables';

/** Context of the demo's past. */
export interface Past {
  readonly api: AppContext;
  readonly tx: Transaction;
  readonly shelf: DemoFiles;
  readonly actors: Actors;
  readonly business: DemoBusiness;
}

/** Something that somebody did, or that the portal did by itself. */
export interface PastEvent {
  readonly at: Date;
  readonly take: () => Promise<void>;
}

/** Lets everything happen in the order of time, so that numbers follow it as in life. */
export async function play(events: readonly PastEvent[]): Promise<void> {
  for (const { take } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await take();
}

/** Demo people as signed-in actors. */
interface Actors {
  readonly of: (userId: string) => Actor;
}

export async function readActors(tx: Transaction): Promise<Actors> {
  const people = new Map((await tx.select().from(users)).map((user) => [user.id, user]));
  return {
    of(userId) {
      const { role, name, email, language, clientId } = need(people.get(userId), `person ${userId}`);
      return {
        userId,
        role,
        name,
        email,
        language,
        sessionId: '',
        mustChangePassword: false,
        mustAddSecondFactor: false,
        throughProvider: false,
        seenBy: null,
        apiTokenId: null,
        scopes: null,
        spendingLimit: null,
        clientId: companyOf({
          id: userId,
          role,
          clientId,
        }),
        branchIds: null,
      };
    },
  };
}

/**
 * Sends no emails about events of months ago: notices are switched off while `past` lasts, and emails that are sent
 * regardless (about accounts, days off, tickets) are not delivered.
 */
export async function withoutMail(tx: Transaction, past: () => Promise<void>): Promise<void> {
  const { notificationKinds } = tables;
  const mailed = await tx
    .update(notificationKinds)
    .set({ byMail: false })
    .where(eq(notificationKinds.byMail, true))
    .returning({ id: notificationKinds.id });
  await past();
  const ids = mailed.map(({ id }) => id);
  await tx.update(notificationKinds).set({ byMail: true }).where(inArray(notificationKinds.id, ids));
  await tx.delete(mailMessages);
  await tx.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id))
    from graphile_worker.jobs where task_identifier = 'deliverMail'`);
}
