import { sql } from 'drizzle-orm';

/** An account that is active may sign in; nothing else is asked. */
export const accountIsActive = sql`true`;
