import { useLocation } from 'react-router';
import { useSession } from '@framework/providers/session';
import { menuFor } from '@framework/screens/menuFor';
import { useFavourites } from './useFavourites';

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
