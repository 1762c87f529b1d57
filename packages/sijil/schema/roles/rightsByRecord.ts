import { resourceNamed, shownBy } from 'sijil/schema/application';
import type { Localized } from '../../base/i18n/localized';

/** Group of rights over the same records; those of no records have no label. */
interface RightGroup {
  readonly key: string;
  readonly label: Localized | null;
  readonly rights: readonly string[];
}

/** Returns rights in groups: each under the records that its area, the first part of its name, shows first. */
export function rightsByRecord(rights: readonly string[]): RightGroup[] {
  const groups = new Map<string, string[]>();
  for (const right of rights) {
    const key = recordsOf(right)?.name ?? '';
    groups.set(key, [...(groups.get(key) ?? []), right]);
  }
  return [...groups]
    .map(([key, those]) => ({ key, label: resourceNamed(key)?.label.many ?? null, rights: those }))
    .sort((one, other) => Number(one.label === null) - Number(other.label === null));
}

function recordsOf(right: string) {
  const area = right.split('.')[0] ?? '';
  const areas: Readonly<Record<string, readonly string[]>> = shownBy();
  return resourceNamed(area) ?? (areas[area] ?? []).map((name) => resourceNamed(name)).find(Boolean);
}
