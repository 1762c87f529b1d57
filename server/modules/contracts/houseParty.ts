import type { ContractParty } from '#domain/contracts/contractPaper';
import type { Company } from '#domain/company';

/** The provider as a party to a contract and as a seller. */
export function houseParty({
  name,
  unifiedNumber,
  vatNumber,
  address,
  phone,
  email,
}: Company): ContractParty {
  return {
    company: name,
    representative: { ar: 'الإدارة العامة', en: 'General Management' },
    commercialRegistration: unifiedNumber,
    ...{ vatNumber, address, phone, email },
  };
}
