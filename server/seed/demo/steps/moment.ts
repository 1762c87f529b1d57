import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from 'sijil/server/db/connect';
import { requests } from '../../../db/schema/requests';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { RequestRow } from '../../../workflow/effect';
import { seededRandom } from '../../sample/seededRandom';
import type { Case } from '../cases/case';
import { requestRow } from '../rows/requestRows';
import type { TimedStep } from '../scenario/timeScenario';
import { type DemoBusiness, need } from '../demoBusiness';
import type { DemoFiles } from '../fileShelf';
import { companyOf } from '../../../db/ownership';
import { users } from '../../../db/schema/users';
import { mailMessages } from '../../../db/schema/messages';
import { tables } from '../../../db/schema/declared';

/** Step of a request and its time. */
export interface Moment {
  /** The portal with its clock at that time, and all writes in the demo's transaction. */
  readonly api: AppContext;
  readonly tx: Transaction;
  readonly one: Case;
  readonly step: TimedStep;
  /** Null where the portal itself takes the step. */
  readonly actor: Actor | null;
  readonly reason: string | null;
  /** False for a step that is too old for notices. */
  readonly isRecent: boolean;
  /** Reads the request after the step. */
  readonly readRequest: () => Promise<RequestRow>;
}

/** The portal at a time in the past, with all writes in one transaction. */
export function portalAt(api: AppContext, tx: Transaction, at: Date): AppContext {
  return { ...api, db: tx as unknown as Database, clock: () => at };
}

/** A request after some of its steps: the values of its order and steps, with the scores and deadlines written so far. */
export async function requestAfter(
  tx: Transaction,
  one: Case,
  steps: readonly TimedStep[],
): Promise<RequestRow> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, one.id));
  const present = need(row, `request ${one.id}`);
  const {
    status,
    statusSince,
    version,
    supervisorId,
    inspectorId,
    signedAt,
    startedAt,
    submittedAt,
    visitAt,
  } = requestRow({ ...one, steps, random: seededRandom(one.id) }, present.purchaseId);
  return {
    ...present,
    status,
    supervisorId: supervisorId ?? null,
    inspectorId: inspectorId ?? null,
    version: version ?? 1,
    statusSince: statusSince ?? one.placedAt,
    signedAt: signedAt ?? null,
    startedAt: startedAt ?? null,
    submittedAt: submittedAt ?? null,
    visitAt: visitAt ?? null,
  };
}

/** Context of the demo's past. */
export interface Past {
  readonly api: AppContext;
  readonly tx: Transaction;
  readonly shelf: DemoFiles;
  readonly actors: Actors;
  readonly business: DemoBusiness;
}

/** An action of a person or of the portal itself. */
export interface PastEvent {
  readonly at: Date;
  readonly take: () => Promise<void>;
}

/** Runs all events in chronological order, so that numbers follow it. */
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
 * Prevents emails about events of months ago: notices are switched off during `past`, and emails that are always sent (about
 * accounts, days off, tickets) are not delivered.
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
