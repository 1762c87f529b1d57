import type { Localized } from '../base/i18n/localized';

/** Icons that a declaration or a page may name; `packages/sijil/react/components/icons` renders them. */
export const iconNames = [
  'apartment',
  'appstore',
  'audit',
  'bank',
  'bell',
  'calendar',
  'car',
  'card',
  'certificate',
  'chart',
  'check',
  'close',
  'coffee',
  'compare',
  'dashboard',
  'environment',
  'feed',
  'file',
  'flag',
  'form',
  'global',
  'key',
  'mail',
  'picture',
  'reload',
  'refund',
  'request',
  'safety',
  'setting',
  'share',
  'shop',
  'solution',
  'star',
  'stop',
  'support',
  'table',
  'user',
] as const;

export type IconName = (typeof iconNames)[number];

/** Heading of the favourites in a menu. */
export const favouriteLabel: Localized = { ar: 'المفضلة', en: 'Favourites' };

/** Names of the tabs that an automation's page has besides those of every record. */
export const automationTabs = {
  trial: { ar: 'التجربة', en: 'Try it' },
} as const satisfies Record<string, Localized>;
