import { company } from '#domain/company';
import type { Brand } from '../../pdf/brand';
import type { ContractParty } from '../../pdf/documents/contract/contractData';

/** The provider at the head and foot of every document. */
export const houseBrand: Brand = {
  name: company.name,
  footer: {
    ar: `${company.address.ar} — \u2066${company.phone}\u2069 — ${company.email}`,
    en: `${company.address.en} — ${company.phone} — ${company.email}`,
  },
};

/** The provider as a party to a contract and as a seller. */
export const houseParty: ContractParty = {
  company: company.name,
  representative: { ar: 'الإدارة العامة', en: 'General Management' },
  commercialRegistration: company.unifiedNumber,
  vatNumber: company.vatNumber,
  address: company.address,
  phone: company.phone,
  email: company.email,
};
