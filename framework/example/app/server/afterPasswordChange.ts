import type { Queryable } from '#framework/server/db/connect';

type AfterPasswordChange = (tx: Queryable, userId: string, now: Date) => Promise<void>;

/** Effects of a new password on the library's own data: none. */
export const afterPasswordChange: AfterPasswordChange = () => Promise.resolve();
