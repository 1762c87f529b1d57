import type { Localized } from '#framework/base/i18n/localized';

export const menuGroups = {
  collection: { ar: 'المجموعة', en: 'Collection' },
  people: { ar: 'الأعضاء والإعارات', en: 'Members and loans' },
} as const satisfies Record<string, Localized>;
