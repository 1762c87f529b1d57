import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Handlers } from 'sijil/server/http/handlers';
import { requestHistory } from '../db/schema/requests';

/** Steps of requests from their own history: with a new status, or with changes in the same status. */
export const pastEvents: Handlers['pastEvents'] = ({ resource, kind, since }) => {
  if (resource !== 'requests') return null;
  const { requestId, at, from: before, to: after } = requestHistory;
  const isMove = kind === 'moved' ? ne(before, after) : kind === 'updated' ? eq(before, after) : sql`false`;
  return sql`select ${requestId} as id, ${at} as at from ${requestHistory} where ${and(isMove, gte(at, since))}`;
};
