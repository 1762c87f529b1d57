import { sql } from 'drizzle-orm';

/** Additional condition to sign in with an active account: none. */
export const accountIsActive = sql`true`;
