import { sql } from 'drizzle-orm';
import { requests } from '../../db/schema/requests';

/**
 * Line of visits that re-inspect each other: the visit that this one inspects again, the one before that, and so on
 * (rules 3.18). Both are lists of ids, for `inArray`; the request itself is in neither.
 */
export const earlierInLine = (requestId: string) => sql`(
  with recursive line as (
    select reinspection_of_id as id from ${requests} where id = ${requestId}
    union all
    select before.reinspection_of_id from ${requests} as before join line on before.id = line.id
  ) select id from line where id is not null)`;

export const laterInLine = (requestId: string) => sql`(
  with recursive line as (
    select id from ${requests} where reinspection_of_id = ${requestId}
    union all
    select after.id from ${requests} as after join line on after.reinspection_of_id = line.id
  ) select id from line)`;
