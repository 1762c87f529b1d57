import { eq, type SQL, sql } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import { givenUpError, type JobState } from 'sijil/schema/jobs/queuedJobs';
import { queuedJobs } from '../resources/frameworkTables';
import type { Actor, AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';
import { recordAudit } from '../resources/audit';
import { rowFilter } from '../resources/rights';

/** Registers operations on queued jobs, through the functions of the queue. */
export function registerJobs(api: AppContext): void {
  operation(api, 'queuedJobs.runNow', {
    summary: 'Run a queued or failed job now, with all of its attempts',
    handler: async ({ actor, params: { id } }) => {
      const number = numberOf(id);
      await change(api, actor, id, {
        to: 'due',
        call: sql`graphile_worker.reschedule_jobs(array[${number}]::bigint[], run_at => now(), attempts => 0)`,
      });
      return null;
    },
  });

  operation(api, 'queuedJobs.giveUp', {
    summary: 'Give a queued job up: it stays in the list as failed',
    handler: async ({ actor, params: { id } }) => {
      const number = numberOf(id);
      await change(api, actor, id, {
        to: 'failed',
        call: sql`graphile_worker.permanently_fail_jobs(array[${number}]::bigint[], ${givenUpError}::text)`,
      });
      return null;
    },
  });
}

interface Change {
  readonly to: JobState;
  /** Expression that calls the queue, which returns the job unless it is running. */
  readonly call: SQL;
}

/** @throws ApiError forbidden, not_found, job_running */
async function change(api: AppContext, actor: Actor, id: string, { to, call }: Change): Promise<void> {
  await api.db.transaction(async (tx) => {
    const resource = resourceNamed('queuedJobs');
    if (!resource || !rowFilter(resource, 'read', actor)) throw new ApiError('forbidden');
    const [job] = await tx.select().from(queuedJobs).where(eq(queuedJobs.id, id));
    if (!job) throw new ApiError('not_found');
    const { rows } = await tx.execute(sql`select id from ${call}`);
    if (rows.length === 0) throw new ApiError('job_running');
    await recordAudit(tx, {
      resource,
      id,
      action: 'update',
      actor,
      at: api.clock(),
      version: 1,
      changes: { status: { from: job.status, to } },
    });
  });
}

/** The queue's number of a job, which is the end of its id. */
const numberOf = (id: string): string => String(Number.parseInt(id.slice(-12), 16));
