import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { MenuItem } from '@framework/screens/menuFor';

/** Controls of favourites in a menu; they come once the page is drawn. */
interface FavouriteParts {
  /** Button beside an entry that makes it a favourite, or no longer. */
  readonly Star: ComponentType<{ readonly entry: MenuItem }>;
  /** Button beside the heading of the favourites that puts them in order. */
  readonly Arrange: ComponentType;
}

interface FavouriteMenu {
  /** Favourites of the signed-in person that their menu still has, in their order. */
  readonly items: readonly MenuItem[];
  readonly parts: FavouriteParts | null;
}

/** Key of their part of the menu. */
export const favouriteKey = 'favourites';

const none: FavouriteMenu = { items: [], parts: null };

/** The part of every menu that stands first. */
export const useFavouriteMenu = create<FavouriteMenu>()(() => none);

export const emptyFavouriteMenu = (): void => useFavouriteMenu.setState(none);
