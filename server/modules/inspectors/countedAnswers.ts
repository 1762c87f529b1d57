import { eq, sql } from 'drizzle-orm';
import { answers } from '../../db/schema/requests';

/** Given on the visit itself: what a re-inspection took over says nothing of who made it (rules 3.18). */
export const isOwnAnswer = eq(answers.carried, false);

/** A review has left another answer than the inspector had given. */
export const movedAnswer = sql<boolean>`(${answers.changedById} is not null and (${answers.inspectorScore}, ${answers.inspectorReading}, coalesce(${answers.inspectorEntries}, ${answers.entries})) is distinct from (${answers.score}, ${answers.reading}, ${answers.entries}))`;
