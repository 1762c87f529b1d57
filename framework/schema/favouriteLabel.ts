import type { Localized } from '../base/i18n/localized';

/** Heading of the favourites in a menu. */
export const favouriteLabel: Localized = { ar: 'المفضلة', en: 'Favourites' };
