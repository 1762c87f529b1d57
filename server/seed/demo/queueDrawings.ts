import { desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { demoAccounts } from '#domain/demoAccounts';
import type { TaskName } from '#domain/jobs/taskLabels';
import type { Transaction } from 'sijil/server/db/connect';
import { certificates } from '../../db/schema/certificates';
import { contracts, taxDocuments } from '../../db/schema/money';
import { users } from '../../db/schema/users';

interface Drawing {
  readonly task: TaskName;
  readonly payload: Readonly<Record<string, string>>;
}

/** Pause between two renderings, so that the first visitors after a first start need not wait for a hundred documents. */
const secondsApart = 0.8;

/**
 * Queues the rendering of documents for after the start, in one statement, replacing the jobs queued when they were issued.
 * The first can start at once.
 */
export async function queueDrawings(tx: Transaction): Promise<void> {
  const drawings = await drawingsInTurn(tx);
  const jobs = drawings.map(({ task, payload }, place) => ({ task, payload, delay: place * secondsApart }));
  const names = [...new Set(drawings.map(({ task }) => task))];
  await tx.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id))
    from graphile_worker.jobs where ${inArray(sql`task_identifier`, names)}`);
  await tx.execute(sql`
    select graphile_worker.add_job(
      job.task,
      payload => job.payload,
      run_at => now() + make_interval(secs => job.delay),
      max_attempts => 8)
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job(task text, payload json, delay float8)`);
}

/** Accounts of visitors, who open certificates from a list. */
const visited = new Set<string>(demoAccounts.map(({ email }) => email));

/**
 * Documents in rendering order: those of the demo accounts, then the newest of each kind in turn, which people open first.
 */
async function drawingsInTurn(tx: Transaction): Promise<Drawing[]> {
  const documents = await tx
    .select({ taxDocumentId: taxDocuments.id })
    .from(taxDocuments)
    .orderBy(desc(taxDocuments.issuedAt));
  const signed = await tx
    .select({ contractId: contracts.id })
    .from(contracts)
    .where(isNotNull(contracts.signedAt))
    .orderBy(desc(contracts.signedAt));
  const issued = await tx
    .select({ certificateId: certificates.id, email: users.email, supersededAt: certificates.supersededAt })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.clientId))
    .orderBy(desc(certificates.issuedAt));
  const isShown = ({ email, supersededAt }: (typeof issued)[number]) =>
    supersededAt === null && visited.has(email);
  const toDrawing = ({ certificateId }: (typeof issued)[number]): Drawing => ({
    task: 'drawCertificate',
    payload: { certificateId },
  });
  const others = [
    documents.map((payload): Drawing => ({ task: 'drawTaxDocument', payload })),
    signed.map((payload): Drawing => ({ task: 'drawSignedContract', payload })),
    issued.filter((one) => !isShown(one)).map(toDrawing),
  ];
  const longest = Math.max(...others.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) => others.flatMap((kind) => kind[place] ?? []));
  return [...issued.filter(isShown).map(toDrawing), ...inTurn.flat()];
}
