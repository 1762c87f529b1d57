import { Client } from 'pg';
import type { Done } from './journeys';

export interface Effects {
  /** Requests whose number of paid payments is not one, at the gateway or in the books. */
  readonly payments: readonly string[];
  /** Requests without exactly one refund, or with another amount returned to the card. */
  readonly refunds: readonly string[];
  /** Mails that the server received under several ids, or never. */
  readonly mails: readonly string[];
  /** Pictures that are not stored exactly once. */
  readonly pictures: readonly string[];
}

export const exactlyOnce: Effects = { payments: [], refunds: [], mails: [], pictures: [] };

/**
 * Counts the effects of the journeys outside and in the database. @param mailed ids of the mails that arrived, if mail leaves
 * the portal
 */
export async function countEffects(
  databaseUrl: string,
  done: Done,
  mailed?: readonly string[],
): Promise<Effects> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows: paid } = await database.query<{
      id: string;
      booked: number;
      taken: number;
      refunds: number;
      back: number;
    }>(
      `select requests.id,
         (select count(*) from ledger_entries where request_id = requests.id and abs(amount) = 115000 and kind = 'payment')::int as booked,
         (select count(*) from payments join sandbox_payments on sandbox_payments.id = payments.id
          where request_id = requests.id and sandbox_payments.status = 'paid')::int as taken,
         (select count(*) from refunds where request_id = requests.id)::int as refunds,
         (select coalesce(sum((body->>'refunded')::int), 0) from payments
          join sandbox_payments on sandbox_payments.id = payments.id where request_id = requests.id)::int as back
       from requests where id = any($1::uuid[])`,
      [done.refunded],
    );
    const { rows: stored } = await database.query<{ name: string; count: number }>(
      `select wanted.request_id || ' ' || wanted.sha256 as name,
         (select count(distinct file_id) from evidence_uploads
          where evidence_uploads.request_id = wanted.request_id and evidence_uploads.sha256 = wanted.sha256)::int as count
       from unnest($1::uuid[], $2::text[]) as wanted(request_id, sha256)`,
      [done.pictures.map(({ requestId }) => requestId), done.pictures.map(({ sha256 }) => sha256)],
    );
    const { rows: mails } = await database.query<{ id: string; sent: boolean }>(
      `select id, sent_at is not null as sent from mail_messages`,
    );
    const arrived = new Set(mailed?.map((id) => id.replace(/^<(.+)@.*$/, '$1')));
    return {
      payments: paid
        .filter(({ booked, taken }) => booked !== 1 || taken !== 1)
        .map(({ id, booked, taken }) => `${id}: ${booked} booked, ${taken} taken`),
      refunds: paid
        .filter(({ refunds, back }) => refunds !== 1 || back !== 115_000)
        .map(({ id, refunds, back }) => `${id}: ${refunds} refunds, ${back} went back`),
      mails: mailed ? mails.filter(({ id, sent }) => !sent || !arrived.has(id)).map(({ id }) => id) : [],
      pictures: stored.filter(({ count }) => count !== 1).map(({ name, count }) => `${name}: ${count}`),
    };
  } finally {
    await database.end();
  }
}

/** Makes jobs with a later time due at once: a test does not wait two minutes for the second check of a payment. */
export async function hurryJobs(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`);
  await database.end();
}
