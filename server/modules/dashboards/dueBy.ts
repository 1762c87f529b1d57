import { inArray, sql } from 'drizzle-orm';
import { openVisitStatuses } from '#domain/workflow/visitStatuses';
import { statuses, statusNames } from '#domain/workflow/statuses';
import { requests } from '../../db/schema/requests';

const correcting = statusNames.filter((name) => statuses[name].phase === 'corrections');

/** Next date of a request: the end of the time for corrections, or an agreed visit; null where neither applies. */
export const dueBy = sql`coalesce(
  case when ${inArray(requests.status, correcting)} then ${requests.correctionsDueAt} end,
  case when ${inArray(requests.status, [...openVisitStatuses])} then ${requests.visitAt} end)`;
