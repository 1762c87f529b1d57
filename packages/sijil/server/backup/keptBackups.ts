/** Backups that are kept: the latest one of each of the last days, weeks and months that have any. */
export interface KeptBackups {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

/** Reads what is kept, such as `7d4w12m`; any of the three may be absent. Returns null for anything else. */
export function readKept(text: string): KeptBackups | null {
  const [, days = '0', weeks = '0', months = '0'] =
    /^(?:(\d{1,3})d)?(?:(\d{1,3})w)?(?:(\d{1,3})m)?$/.exec(text) ?? [];
  const kept = { days: Number(days), weeks: Number(weeks), months: Number(months) };
  return kept.days + kept.weeks + kept.months > 0 ? kept : null;
}

/** Name of a backup in a folder that holds several, by the time at which it was made, in UTC. */
export const backupName = (madeAt: Date): string =>
  `${madeAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;

const named = /^(\d{4}-\d{2}-\d{2})T\d{6}Z\.backup$/;
const weekMs = 7 * 86_400_000;

const dayOf = (name: string): string => named.exec(name)?.[1] ?? '';
/** Weeks begin on Sunday: 4 January 1970 was one. */
const weekOf = (name: string): string =>
  String(Math.floor((Date.parse(dayOf(name)) - 3 * 86_400_000) / weekMs));
const monthOf = (name: string): string => dayOf(name).slice(0, 7);

/** Returns the backups of a folder that are no longer kept. Never the latest, nor a file of another name. */
export function expiredBackups(names: readonly string[], { days, weeks, months }: KeptBackups): string[] {
  const latestFirst = names
    .filter((name) => named.test(name))
    .toSorted()
    .toReversed();
  const latestOf = (periodOf: (name: string) => string, count: number) => {
    const byPeriod = new Map(latestFirst.toReversed().map((name) => [periodOf(name), name]));
    return [...byPeriod.values()].toReversed().slice(0, count);
  };
  const kept = new Set([
    ...latestFirst.slice(0, 1),
    ...latestOf(dayOf, days),
    ...latestOf(weekOf, weeks),
    ...latestOf(monthOf, months),
  ]);
  return latestFirst.filter((name) => !kept.has(name));
}
