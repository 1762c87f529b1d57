import type { PastEvents } from '#framework/server/automations/askedOfApplication';

/** Events outside the audit log: none. */
export const pastEvents: PastEvents = () => null;
