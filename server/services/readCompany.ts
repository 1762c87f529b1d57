import { isNull } from 'drizzle-orm';
import { company, type Company, isExampleCompany } from '#domain/company';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import { tables } from '../db/schema/declared';

/**
 * The provider's current company details: the source of every new document, price and instruction. Issued documents store a
 * copy, so that later changes of the settings do not affect them.
 */
export async function readCompany(db: Queryable): Promise<Company> {
  const [row] = await db.select().from(tables.settings).where(isNull(tables.settings.deletedAt)).limit(1);
  return row ? toCompany(row) : company;
}

function toCompany(row: typeof tables.settings.$inferSelect): Company {
  const { name, address, vatNumber, unifiedNumber, vatPercent, phone, email } = row;
  const { accountName, bank, accountNumber, iban, swift, termsUrl, privacyUrl } = row;
  const { signatoryName, signatoryCapacity } = row;
  return {
    name,
    address,
    vatNumber,
    unifiedNumber,
    vatPercent,
    phone,
    email,
    termsUrl,
    privacyUrl,
    signatoryName,
    signatoryCapacity,
    bank: {
      accountName,
      bank,
      accountNumber,
      iban,
      swift,
    },
  };
}

/** Returns true if clients may order: in the sandbox always, elsewhere once the example company has been replaced. */
export function takesOrders({ config }: Pick<AppContext, 'config'>, provider: Company): boolean {
  return config.sandbox || !isExampleCompany(provider);
}
