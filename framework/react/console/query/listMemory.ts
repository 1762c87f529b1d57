import type { ListState } from './listAddress';

/** What this browser remembers of how a person likes a list; a link that says anything itself goes before it. */
const key = (resource: string) => `list:${resource}`;

export function rememberList(resource: string, { columns, density }: ListState): void {
  const kept = new URLSearchParams();
  if (columns) kept.set('columns', columns.join(','));
  if (density !== 'comfortable') kept.set('density', density);
  if (kept.size > 0) localStorage.setItem(key(resource), kept.toString());
  else localStorage.removeItem(key(resource));
}

export function rememberedList(resource: string): URLSearchParams {
  return new URLSearchParams(localStorage.getItem(key(resource)) ?? '');
}
