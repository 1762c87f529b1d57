import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { MenuItem } from 'sijil/react/screens/menuFor';

/** Controls of favourites in a menu, loaded once the page is rendered. */
interface FavouriteParts {
  /** Button next to an entry that adds it to the favourites, or removes it. */
  readonly Star: ComponentType<{ readonly entry: MenuItem }>;
  /** Button next to the heading of the favourites that opens their order. */
  readonly Arrange: ComponentType;
}

interface FavouriteMenu {
  /** Favourites of the signed-in person that their menu still has, in their order. */
  readonly items: readonly MenuItem[];
  readonly parts: FavouriteParts | null;
}

/** Key of the menu's section of favourites. */
export const favouriteKey = 'favourites';

const none: FavouriteMenu = { items: [], parts: null };

/** First section of every menu. */
export const useFavouriteMenu = create<FavouriteMenu>()(() => none);

export const emptyFavouriteMenu = (): void => useFavouriteMenu.setState(none);
