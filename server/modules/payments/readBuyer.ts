import { eq } from 'drizzle-orm';
import type { TaxBuyer } from '#domain/pricing/invoices';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import { readClientParty } from '../contracts/readContractParties';

/** Buyer of a request as of today. @throws when there is no such request. */
export async function readBuyer(db: Queryable, requestId: string): Promise<TaxBuyer> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  if (!request) throw new Error(`request ${requestId} does not exist`);
  const { company, vatNumber, commercialRegistration, address } = await readClientParty(db, request);
  return {
    name: company,
    vatNumber: vatNumber ?? null,
    commercialRegistration: commercialRegistration ?? null,
    address: address ?? null,
  };
}
