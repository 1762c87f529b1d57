import type { Title } from '#domain/api/recordView';

/**
 * The names of the files of one side of a change: of several only those that the other side lacks, and all of them where
 * nothing but their order was changed. `title` stands in the order of the ids, null for a file that is gone.
 */
export function changedNames(
  value: unknown,
  title: Title | readonly Title[] | undefined,
  other: unknown,
): string[] {
  const ids = [value].flat();
  const others = new Set([other].flat());
  const reordered = ids.length === others.size && ids.every((id) => others.has(id));
  return [title ?? null]
    .flat()
    .filter((_, index) => reordered || !others.has(ids[index]))
    .filter((name) => typeof name === 'string');
}
