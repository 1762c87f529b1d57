import type { Title } from '#framework/contract/recordView';

/**
 * The names of the files of one side of a change: of several only those that the other side lacks, and all of them where
 * nothing but their order was changed. Null where this side lacks none; a file that is gone has no name. `title` stands in
 * the order of the ids.
 */
export function changedNames(
  value: unknown,
  title: Title | readonly Title[] | undefined,
  other: unknown,
): string[] | null {
  const ids = [value].flat();
  const others = new Set([other].flat());
  const reordered = ids.length === others.size && ids.every((id) => others.has(id));
  const isTold = (id: unknown) => reordered || !others.has(id);
  if (!ids.some(isTold)) return null;
  const titles = [title ?? null].flat();
  return titles.filter((_, index) => isTold(ids[index])).filter((name) => typeof name === 'string');
}
