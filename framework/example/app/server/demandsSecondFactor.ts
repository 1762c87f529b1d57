import { sql } from 'drizzle-orm';

/** The library leaves a second step of signing in to each person. */
export const demandsSecondFactor = sql`false`;
