import { sql } from 'drizzle-orm';
import type { Company } from '#domain/company';
import { tables } from '../../db/schema/declared';
import type { Brand } from '../../pdf/createDocument';
import { users } from '../../db/schema/users';

export { readCompany, takesOrders } from '../../services/readCompany';

/** Settings record with the values of `company`, for a new installation. */
export function toSettingsRow({ bank: account, ...company }: Company): typeof tables.settings.$inferInsert {
  return { ...company, ...account };
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
