import type { Localized } from '../base/i18n/localized';

/** Names of the tabs that an automation's page has besides those of every record. */
export const automationTabs = {
  trial: { ar: 'التجربة', en: 'Try it' },
} as const satisfies Record<string, Localized>;
