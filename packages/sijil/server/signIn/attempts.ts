import { type AttemptKind, attemptLimits } from 'sijil/schema/application';
import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { waitAfter } from 'sijil/base/accounts/attemptLimits';
import type { AppContext } from '../http/appContext';
import type { Queryable } from '../db/connect';
import { attempts } from '../db/schema/users';
import { ApiError } from '../http/apiError';

export interface Attempt {
  readonly kind: AttemptKind;
  /** An account's id or an e-mail; empty where only the network address counts. */
  readonly subject?: string;
  readonly address?: string;
}

type Clocked = Pick<AppContext, 'db' | 'clock'>;

/**
 * Counts an attempt, or refuses it with 429 and the seconds to wait. It is counted before it is performed, so that a hundred
 * concurrent attempts cannot evade the limit: the row's lock admits them one after the other.
 */
export async function takeAttempt(api: Clocked, attempt: Attempt): Promise<void> {
  const now = api.clock();
  const row = rowOf(attempt);
  const wait = await api.db.transaction(async (tx) => {
    await tx
      .insert(attempts)
      .values({ ...row, lastAt: now })
      .onConflictDoNothing();
    const [found] = await tx.select().from(attempts).where(isRow(row)).for('update');
    const limit = attemptLimits()[attempt.kind];
    if (found && found.blockedUntil !== null && now < found.lastAt) {
      // The clock was set back: the wait restarts at its own length instead of growing by the difference.
      const seconds = waitAfter(limit, found.count);
      await tx
        .update(attempts)
        .set({ lastAt: now, blockedUntil: inSeconds(now, seconds) })
        .where(isRow(row));
      return seconds;
    }
    const blocked = secondsUntil(found?.blockedUntil ?? null, now);
    if (blocked > 0) return blocked;
    const forgotten = !found || now.getTime() - found.lastAt.getTime() > limit.forgottenAfterSeconds * 1000;
    const count = forgotten ? 1 : found.count + 1;
    const seconds = waitAfter(limit, count);
    await tx
      .update(attempts)
      .set({ count, lastAt: now, blockedUntil: seconds > 0 ? inSeconds(now, seconds) : null })
      .where(isRow(row));
    return 0;
  });
  if (wait > 0) throw new ApiError('too_many_requests', { seconds: wait }, undefined, { seconds: wait });
}

/** Deletes the attempts of a caller who signed in, and all that have expired. */
export async function forgetAttempts(
  { db, clock }: Clocked,
  attempt: Attempt,
  tx: Queryable = db,
): Promise<void> {
  await tx.delete(attempts).where(isRow(rowOf(attempt)));
  const longest = Math.max(...Object.values(attemptLimits()).map((limit) => limit.forgottenAfterSeconds));
  await tx.delete(attempts).where(lt(attempts.lastAt, inSeconds(clock(), -longest)));
}

/** Deletes all attempts of erased people: by ids and e-mail addresses of their accounts. */
export async function forgetSubjects(tx: Queryable, subjects: readonly string[]): Promise<void> {
  await tx.delete(attempts).where(inArray(attempts.subject, subjects.map(hashSubject)));
}

function rowOf({ kind, subject = '', address = '' }: Attempt) {
  return { kind, subject: subject && hashSubject(subject), address };
}

/** Emails are stored as hashes only: the table must not reveal whose password was guessed. */
function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}

function isRow({ kind, subject, address }: ReturnType<typeof rowOf>) {
  return (
    and(eq(attempts.kind, kind), eq(attempts.subject, subject), eq(attempts.address, address)) ?? sql`false`
  );
}

function secondsUntil(moment: Date | null, now: Date): number {
  return moment ? Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000)) : 0;
}

function inSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
