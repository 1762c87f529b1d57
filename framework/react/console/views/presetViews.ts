import type { ListPreset } from '#framework/schema/declaredList';
import { hasRole, type Role } from '#app/roles';
import type { Language } from '#framework/base/i18n/localized';
import type { SavedView } from './savedView';

/** The id of the view of all records in a list that begins with another. */
const allRecords = 'all';

interface Presets {
  readonly presets?: readonly ListPreset[] | undefined;
  readonly startsWith?: string | undefined;
}

/** The views that come with a list, in the order of their tabs: what it begins with, then all records, then the others. */
export function presetViews(
  { presets = [], startsWith }: Presets,
  all: string,
  role: Role | null,
  language: Language,
): SavedView[] {
  const views = presets
    .filter(({ roles }) => !roles || (role !== null && hasRole(role, roles)))
    .map((preset) => presetView(preset, language));
  const first = views.filter(({ id }) => id === startsWith);
  const everything: SavedView = { id: first.length > 0 ? allRecords : '', name: all, address: '' };
  return [...first, everything, ...views.filter(({ id }) => id !== startsWith)];
}

export function presetView({ id, label, filters, sort, columns }: ListPreset, language: Language): SavedView {
  return {
    id,
    name: label[language],
    address: new URLSearchParams({
      ...filters,
      ...(sort && { sort }),
      ...(columns && { columns: columns.join(',') }),
    }).toString(),
  };
}

/** The query of the address that a bare one stands for. */
export function startAddress({ presets = [], startsWith }: Presets): string {
  const preset = presets.find(({ id }) => id === startsWith);
  return preset ? presetView(preset, 'ar').address : '';
}
