import { hourMs } from '#domain/scheduling/riyadhTime';
import type { Transaction } from '../../db/connect';
import { requestNotes } from '../../db/schema/notes';
import { lastAt, type Case } from './cases/case';
import { notes } from './data/notes';
import { insertAll } from './insertAll';
import type { World } from './world';

/** What staff have written about requests that wait for something, never before they came there nor in the future. */
export async function insertNotes(tx: Transaction, world: World, cases: readonly Case[]): Promise<void> {
  const rows = notes.flatMap(({ status, by, to, body, hoursAfter }) => {
    const one = cases.find(({ plan }) => plan.until === status);
    const since = one && (lastAt(one, one.steps.at(-1)?.name ?? 'cancel') ?? one.placedAt);
    if (!one || !since) return [];
    const at = Math.min(since.getTime() + hoursAfter * hourMs, world.now.getTime() - 60_000);
    return [
      {
        ...{ requestId: one.id, authorId: one.people[by].id, body },
        mentionedIds: to ? [one.people[to].id] : [],
        createdAt: new Date(at),
      },
    ];
  });
  await insertAll(tx, requestNotes, rows);
}
