import { useEffect } from 'react';
import { useSession } from '@framework/providers/session';
import { ArrangeButton } from './ArrangeButton';
import { emptyFavouriteMenu, useFavouriteMenu } from './favouriteMenu';
import { favouriteItems } from './favouriteItems';
import { StarButton } from './StarButton';
import { useFavourites } from './useFavourites';

const parts = { Star: StarButton, Arrange: ArrangeButton };

/** Gives the menus the favourites of the signed-in person. */
export function KeepFavourites() {
  const role = useSession((session) => session.user?.role ?? null);
  const { favourites } = useFavourites();
  useEffect(() => {
    if (role && favourites) useFavouriteMenu.setState({ items: favouriteItems(favourites, role), parts });
  }, [role, favourites]);
  useEffect(() => emptyFavouriteMenu, []);
  return null;
}
