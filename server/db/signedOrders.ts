import { type SQL, sql } from 'drizzle-orm';
import { riyadhInstant } from 'sijil/base/time/riyadhTime';
import { qualified } from 'sijil/server/db/statement';
import { installation } from 'sijil/server/db/schema/system';
import { packagePurchases } from './schema/money';
import { requests } from './schema/requests';

/** Prefix of the keys under which an installation stores when each duty took effect there. */
export const dutyPrefix = 'profile_duty ';

/** Signing time of a request's order: its own, its package's, or that of the branches ordered with it. */
export const orderSignedAt = sql`coalesce(${qualified(requests.signedAt)}, (select bought.signed_at from ${packagePurchases} join ${requests} as bought on bought.id = ${qualified(packagePurchases.requestId)} where ${qualified(packagePurchases.id)} = ${qualified(requests.purchaseId)}), (select carrier.signed_at from ${requests} as carrier where carrier.id = ${qualified(requests.orderedWithId)}))`;

/** `isSignedBefore` as a condition on requests. */
export function isOrderBefore(since: string): SQL {
  const learned = sql`(select ${installation.value}::timestamptz from ${installation} where ${installation.key} = ${dutyPrefix + since})`;
  return sql`coalesce(${orderSignedAt} < greatest(${riyadhInstant(since).toISOString()}::timestamptz, ${learned}), false)`;
}
