import type { Company } from '#domain/company';
import { placeholders } from '#domain/templates/placeholders';
import type { ContractData } from '../../pdf/documents/contract/contractData';
import { providerParty } from '../contracts/providerParty';
import { providerBrand } from '../settings/providerBrand';

/** A contract that nobody has made, for a preview on a portal that has sent none yet; its names are the guide's examples. */
export function sampleContract(provider: Company, now: Date): Omit<ContractData, 'clauses'> {
  const values = placeholders;
  const [subtotal, vat] = [500_000, 75_000];
  return {
    brand: providerBrand(provider),
    number: values.contract_number.example.ar,
    issuedOn: now,
    startsOn: now,
    provider: providerParty(provider),
    client: { company: values.client.example, representative: values.client.example },
    service: values.service.example,
    package: values.package.example,
    inspections: Number(values.visits.example.ar),
    scope: { kind: 'branches', branches: [{ name: values.subject.example }] },
    price: {
      lines: [
        {
          description: values.service.example,
          quantity: 1,
          unitPrice: subtotal,
          net: subtotal,
        },
      ],
      subtotal,
      vatRate: 1500,
      vat,
      total: subtotal + vat,
    },
    schedule: [],
  };
}
