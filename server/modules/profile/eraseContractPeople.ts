import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';

/**
 * Erases people from the data of a contract. A signed one stays as the file that was signed; the data that it is drawn
 * from name the company only: no representative, and no driver of a vehicle.
 */
export async function eraseContractPeople(tx: Transaction, clientId: string): Promise<void> {
  const ofClient = sql`select ${requests.id} from ${requests} where ${requests.clientId} = ${clientId}`;
  const nobody = { representative: '' };
  const nothing = { scope: { kind: 'branches', branches: [] } };
  await tx
    .update(contracts)
    .set({
      data: sql`jsonb_set(${contracts.data} - 'scope' || ${JSON.stringify(nothing)}::jsonb, '{client}',
        (${contracts.data} -> 'client') - 'phone' - 'email' || ${JSON.stringify(nobody)}::jsonb)`,
    })
    .where(inArray(contracts.requestId, sql`(${ofClient})`));
}
