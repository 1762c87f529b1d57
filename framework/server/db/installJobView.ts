import type { Client } from 'pg';
import { taskLabels } from '#app/server/taskNames';
import { givenUp, givenUpError } from '#framework/schema/jobs/queuedJobs';

/**
 * The list of jobs reads the queue's public view through a function: PostgreSQL does not tie a function in quotes to what it
 * reads, so that a new version of the queue may replace its view. Records have uuids: the number of a job is the end of one.
 * An error is shown by its first line, without addresses and long numbers, which may be somebody's; only one that the
 * portal itself wrote has two languages.
 */
const listFunction = `
  create function list_queued_jobs() returns table (
    id uuid, task text, status text, attempts integer, most_attempts integer,
    run_at timestamptz, created_at timestamptz, error text
  ) language sql stable as '
    select (''00000000-0000-8000-8000-'' || lpad(to_hex(job.id), 12, ''0''))::uuid,
      job.task_identifier,
      case when job.locked_at is not null then ''running'' when job.attempts >= job.max_attempts then ''failed''
        when job.run_at <= now() then ''due'' else ''later'' end,
      job.attempts::integer, job.max_attempts::integer, job.run_at, job.created_at,
      left(regexp_replace(regexp_replace(split_part(job.last_error, e''\\n'', 1),
        ''[^[:space:]<>@]+@[^[:space:]<>@]+'', ''…'', ''g''), ''\\+?\\d{7,}'', ''…'', ''g''), 500)
    from graphile_worker.jobs as job';`;

/** Makes the view of queued jobs, once the queue has its own tables. A job that this version does not know keeps its name. */
export async function installJobView(client: Client): Promise<void> {
  const labels = client.escapeLiteral(JSON.stringify(taskLabels));
  const errors = client.escapeLiteral(JSON.stringify({ [givenUpError]: givenUp }));
  await client.query(`
    drop view if exists queued_jobs;
    drop function if exists list_queued_jobs();
    ${listFunction}
    create view queued_jobs as
      select job.*,
        coalesce(${labels}::jsonb -> job.task, jsonb_build_object('ar', job.task, 'en', job.task)) as name,
        case when job.error is not null
          then coalesce(${errors}::jsonb -> job.error, jsonb_build_object('ar', job.error, 'en', job.error)) end as last_error
      from list_queued_jobs() as job`);
}
