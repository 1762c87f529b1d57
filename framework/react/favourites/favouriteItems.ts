import type { Role } from '#app/roles';
import type { Received } from '#framework/contract/exchange';
import { type MenuItem, menuFor } from '@framework/screens/menuFor';

export interface FavouriteItem extends MenuItem {
  /** Address under which the favourite is stored. */
  readonly address: string;
}

/**
 * Favourites as entries of a menu: an entry of the role's menu under its own name, a saved view of such a list under the
 * view's. What the role's menu no longer has is left out.
 */
export function favouriteItems(favourites: Received<'favourites.list'>, role: Role): FavouriteItem[] {
  const menu = menuFor(role);
  return favourites.flatMap(({ address, view }) => {
    const [path, id] = address.split('?view=');
    const entry = menu.find((one) => one.path === path);
    if (!entry) return [];
    if (!view) return [{ ...entry, address }];
    const query = new URLSearchParams(view.query);
    if (id !== undefined) query.set('view', id);
    return [
      {
        ...entry,
        address,
        path: `${entry.path}?${query.toString()}`,
        label: { ar: view.name, en: view.name },
      },
    ];
  });
}
