import type { PastEvents } from '#framework/server/automations/askedOfApplication';

/** Everything that happens in the library is in the audit log. */
export const pastEvents: PastEvents = () => null;
