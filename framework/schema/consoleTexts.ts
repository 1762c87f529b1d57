import type { Localized } from '../base/i18n/localized';

/** Heading of the favourites in a menu. */
export const favouriteLabel: Localized = { ar: 'المفضلة', en: 'Favourites' };

/** Names of the tabs that an automation's page has besides those of every record. */
export const automationTabs = {
  trial: { ar: 'التجربة', en: 'Try it' },
} as const satisfies Record<string, Localized>;
