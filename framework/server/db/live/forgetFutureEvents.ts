import type { Client } from 'pg';

/**
 * Forgets changes whose transactions are still to come. A database that was restored into another cluster brings such
 * rows along: they would count as not visible yet, and be sent anew with every change until the cluster has counted
 * that far.
 */
export async function forgetFutureEvents(client: Client): Promise<void> {
  await client.query(
    'delete from live_events where tx >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint',
  );
}
