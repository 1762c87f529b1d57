import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { minuteMs } from 'sijil/base/time/riyadhTime';
import type { Queryable } from '../db/connect';
import { auditEntries } from '../db/schema/users';

export type Entry = typeof auditEntries.$inferSelect;

/** Entry as a reader sees it: one write, or all that one person made to one record in the same minute, without another between. */
export interface MergedEntry extends Entry {
  /** Version of the record before its first write. */
  readonly before: number;
  readonly writes: number;
}

/** An entry of a single write. */
export const unmerged = (entry: Entry): MergedEntry => ({ ...entry, before: entry.version - 1, writes: 1 });

/**
 * Merges the changes on a page of a change log by person and minute. A merged entry is on the page of its last write, complete
 * with writes of the next pages; where that is an earlier page, it is left out here. So pages are counted in writes, whatever
 * is merged, and every write is on one of them.
 */
export async function mergeByMinute(db: Queryable, page: readonly Entry[]): Promise<MergedEntry[]> {
  const changes = page.filter(({ action }) => action === 'update');
  if (changes.length === 0) return page.map(unmerged);
  const around = await selectAround(db, changes);
  const runs = new Map(runsOf(around.map(({ entry }) => entry)).map((run) => [run[0]?.id, run]));
  return page.flatMap((entry) => {
    if (entry.action !== 'update') return unmerged(entry);
    const run = runs.get(entry.id);
    return run ? merge(entry, run) : [];
  });
}

const minuteOf = ({ at }: Pick<Entry, 'at'>) => Math.floor(at.getTime() / minuteMs);

/** Selects every entry of the same records in the same minutes, each by the index of its record. */
export function selectAround(db: Queryable, entries: readonly Pick<Entry, 'resource' | 'recordId' | 'at'>[]) {
  const places = new Map(entries.map((entry) => [[entry.recordId, minuteOf(entry)].join(' '), entry]));
  const some = [...places.values()];
  const minutes = some.map((entry) => new Date(minuteOf(entry) * minuteMs).toISOString());
  const columns = [
    sql`${sql.param(some.map(({ resource }) => resource))}::text[]`,
    sql`${sql.param(some.map(({ recordId }) => recordId))}::uuid[]`,
    sql`${sql.param(minutes)}::timestamptz[]`,
  ];
  return db
    .select({ entry: auditEntries })
    .from(sql`unnest(${sql.join(columns, sql`, `)}) as place(resource, record_id, minute)`)
    .innerJoin(
      auditEntries,
      and(
        eq(auditEntries.resource, sql`place.resource`),
        eq(auditEntries.recordId, sql`place.record_id`),
        gte(auditEntries.at, sql`place.minute`),
        lt(auditEntries.at, sql`place.minute + interval '1 minute'`),
      ),
    );
}

/** Divides the entries of some records into runs that are read as one entry, each the latest first. */
export function runsOf(entries: readonly Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries.toSorted(inHistory)) {
    const run = runs.at(-1);
    const later = run?.at(-1);
    if (run && later && isFollowedBy(entry, later)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** Record by record, the latest first. */
function inHistory(one: Entry, other: Entry): number {
  const [record, otherRecord] = [one, other].map(({ resource, recordId }) => `${resource} ${recordId}`);
  if (record !== otherRecord) return String(record) < String(otherRecord) ? -1 : 1;
  return other.at.getTime() - one.at.getTime() || other.version - one.version;
}

function isFollowedBy(entry: Entry, later: Entry): boolean {
  const versions = later.version - entry.version;
  return (
    entry.resource === later.resource &&
    entry.recordId === later.recordId &&
    entry.actorId === later.actorId &&
    entry.action === 'update' &&
    later.action === 'update' &&
    minuteOf(entry) === minuteOf(later) &&
    // Modules may write several entries of one version.
    (versions === 0 || versions === 1)
  );
}

function merge(last: Entry, run: readonly Entry[]): MergedEntry {
  const changes: Entry['changes'] = {};
  for (const entry of run.toReversed()) {
    for (const [name, { from, to }] of Object.entries(entry.changes))
      changes[name] = { from: changes[name] ? changes[name].from : from, to };
  }
  return { ...last, changes, before: (run.at(-1) ?? last).version - 1, writes: run.length };
}
