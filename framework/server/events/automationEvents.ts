import { type SQL, sql } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import type { Queryable } from '../db/connect';
import { automationRuns } from '../db/schema/automations';
import { tableNamed } from '../db/schema/tables';
import { jobSql } from '../jobs/addJob';
import type { EventSql, RecordedEvent } from './recordEvent';

/** Queue of the job that does the work of automations: one at a time in all processes. */
export const automationQueue = 'automations';

/** Automations in a row after which the next is not run: each of them led to the next. */
export const deepest = 5;

/** Setting of a transaction that says how many automations in a row led to it. */
const depthSetting = 'app.automation_depth';

/** From here on the changes of the transaction are those of an automation of this depth. */
export async function actAtDepth(tx: Queryable, depth: number): Promise<void> {
  await tx.execute(sql`select set_config(${depthSetting}, ${String(depth)}, true)`);
}

/** Writes a run for each automation that an event begins, and queues the work. */
export function automationEventSql({ resource, kind, at }: RecordedEvent, records: SQL): EventSql[] {
  if (!resourceNamed('automations')) return [];
  const moment = sql`${at.toISOString()}::timestamptz`;
  const depth = sql`coalesce(nullif(current_setting(${depthSetting}, true), ''), '0')::int + 1`;
  const written = sql`begun as (
    insert into ${automationRuns} (automation_id, resource, record_id, occasion, depth, created_at, status, next_at, ended_at, problem)
    select rule.id, ${resource}, record.id, ${`${kind} `}::text || gen_random_uuid(), so.depth, ${moment},
      case when so.depth > ${deepest} then 'stopped' else 'waiting' end,
      case when so.depth <= ${deepest} then ${moment} end,
      case when so.depth > ${deepest} then ${moment} end,
      case when so.depth > ${deepest} then 'tooDeep' end
    from ${tableNamed('automations')} as rule, (${records}) as record, (select ${depth} as depth) as so
    where rule.active and rule.deleted_at is null and rule.resource = ${resource} and rule.trigger = ${kind}
    returning id)`;
  return [{ written, queued: sql`select ${workSql()} where exists (select from begun)` }];
}

/** Queues the work that is due. */
export async function queueAutomations(tx: Queryable): Promise<void> {
  await tx.execute(sql`select ${workSql()}`);
}

const workSql = () => jobSql('runAutomations', {}, { key: 'runAutomations', queue: automationQueue });
