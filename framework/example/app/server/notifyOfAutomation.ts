import type { NotifyOfAutomation } from '#framework/server/automations/askedOfApplication';

/** The library has no notifications: its runs show what would be said. */
export const notifyOfAutomation: NotifyOfAutomation = () => Promise.resolve();
