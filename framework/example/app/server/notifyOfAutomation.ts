import type { NotifyOfAutomation } from '#framework/server/automations/askedOfApplication';

/** Sends no notification; the list of runs shows the message instead. */
export const notifyOfAutomation: NotifyOfAutomation = () => Promise.resolve();
