import { isNull, sql } from 'drizzle-orm';
import { company, type Company, isExampleCompany } from '#domain/company';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';
import type { Brand } from '../../pdf/createDocument';
import { users } from '#framework/server/db/schema/users';

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

/** Settings record with the values of `company`, for a new installation. */
export function toSettingsRow({ bank: account, ...company }: Company): typeof tables.settings.$inferInsert {
  return { ...company, ...account };
}

/** Returns true if clients may order: in the sandbox always, elsewhere once the example company has been replaced. */
export function takesOrders({ config }: Pick<AppContext, 'config'>, provider: Company): boolean {
  return config.sandbox || !isExampleCompany(provider);
}

/** Provider in the head and foot of every document. */
export function providerBrand({ name, address, phone, email }: Company): Brand {
  return {
    name,
    footer: {
      ar: `${address.ar} — \u2066${phone}\u2069 — ${email}`,
      en: `${address.en} — ${phone} — ${email}`,
    },
  };
}

/** True if the settings require two-step sign-in for the account's role. */
export const demandsSecondFactor = sql`exists (
  select from ${tables.settings}
  where ${users.role} = any(${tables.settings.twoStepRoles}) and ${tables.settings.deletedAt} is null)`;
