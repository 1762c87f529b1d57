import { textTable } from '#framework/schema/texts/textTable';
import type { ContractParty } from '#domain/contracts/contractPaper';
import type { Company } from '#domain/company';
import type { Localized } from '#framework/base/i18n/localized';

const unnamed: Localized = textTable('words/providerParty/unnamed', {
  ar: 'المفوّض بالتوقيع عنها',
  en: 'Its authorised signatory',
});

/** The provider as a party to a contract and as a seller. */
export function providerParty(provider: Company): ContractParty {
  const { name, unifiedNumber, vatNumber, address, phone, email } = provider;
  return {
    company: name,
    representative: representativeOf(provider),
    commercialRegistration: unifiedNumber,
    vatNumber,
    address,
    phone,
    email,
  };
}

/** A person by name and capacity: a department cannot represent a company. */
function representativeOf({ signatoryName: name, signatoryCapacity: capacity }: Company): Localized {
  if (!name) return unnamed;
  if (!capacity) return name;
  return { ar: `${name.ar}، ${capacity.ar}`, en: `${name.en}, ${capacity.en}` };
}
