import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { mostFavourites } from 'sijil/contract/favouriteViews';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { callOperation, useAction, useOperation } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import { useStart } from 'sijil/react/providers/useStart';
import { useSession } from 'sijil/react/providers/session';
import { menuFor, type MenuItem } from 'sijil/react/screens/menuFor';
import type { Role } from 'sijil/schema/application';
import type { Received } from 'sijil/contract/exchange';

type Change = (addresses: readonly string[]) => readonly string[];

/** Reads and changes the signed-in person's favourites, which the server stores for all devices. */
export function useFavourites() {
  const { t } = useTranslation('palette');
  const toast = useToast();
  const dialogs = useDialogs();
  const { ready } = useStart();
  const { data } = useOperation('favourites.list', { showsRecords: [], enabled: ready });
  const { run, pending } = useAction('favourites.save');
  /** Starts from the server's present order, which another device may have changed. */
  const change = async (next: Change): Promise<void> => {
    try {
      const present = await callOperation('favourites.list');
      const addresses = next(present.map(({ address }) => address));
      if (addresses.length > mostFavourites) toast.warning(t('favourites.full', { number: mostFavourites }));
      else await run({ body: { addresses: [...addresses] } });
    } catch (error) {
      dialogs.refused(error);
    }
  };
  return {
    favourites: data,
    pending,
    change,
    toggle: (address: string) =>
      change((present) =>
        present.includes(address) ? present.filter((one) => one !== address) : [...present, address],
      ),
  };
}

const viewPattern = /^[0-9a-f-]{36}$/;

/** The open screen as a favourite, or the saved view that it shows; null where the menu does not have it. */
export function useFavouriteHere() {
  const { pathname, search } = useLocation();
  const role = useSession((session) => session.user?.role ?? null);
  const { favourites, toggle } = useFavourites();
  if (!role || !favourites || !menuFor(role).some(({ path }) => path === pathname)) return null;
  const view = new URLSearchParams(search).get('view') ?? '';
  const address = viewPattern.test(view) ? `${pathname}?view=${view}` : pathname;
  return {
    isFavourite: favourites.some((one) => one.address === address),
    toggle: () => void toggle(address),
  };
}

interface FavouriteItem extends MenuItem {
  /** Address under which the favourite is stored. */
  readonly address: string;
}

/**
 * Returns favourites as menu entries: a screen under its name in the role's menu, a saved view under the view's name. Screens
 * that the role's menu no longer contains are left out.
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
