import { sql } from 'drizzle-orm';

/** Condition under which a second factor is mandatory: never, each user decides. */
export const demandsSecondFactor = sql`false`;
