import type { Queryable } from '#framework/server/db/connect';

type AfterPasswordChange = (tx: Queryable, userId: string, now: Date) => Promise<void>;

/** A new password ends nothing of the library's own. */
export const afterPasswordChange: AfterPasswordChange = () => Promise.resolve();
