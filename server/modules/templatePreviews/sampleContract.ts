import type { Company } from '#domain/company';
import { placeholders } from '#domain/templates/placeholders';
import type { ContractData } from '../../pdf/documents/contract/contractData';
import { houseParty } from '../contracts/houseParty';
import { providerBrand } from '../settings/providerBrand';

/** A contract that nobody has made, for a preview on a portal that has sent none yet; its names are the guide's examples. */
export function sampleContract(provider: Company, now: Date): Omit<ContractData, 'clauses'> {
  const said = placeholders;
  const [subtotal, vat] = [500_000, 75_000];
  return {
    brand: providerBrand(provider),
    number: said.contract_number.example.ar,
    issuedOn: now,
    startsOn: now,
    provider: houseParty(provider),
    client: { company: said.client.example, representative: said.client.example },
    service: said.service.example,
    package: said.package.example,
    inspections: Number(said.visits.example.ar),
    scope: { kind: 'branches', branches: [{ name: said.subject.example }] },
    price: {
      lines: [{ description: said.service.example, quantity: 1, unitPrice: subtotal, net: subtotal }],
      ...{ subtotal, vatRate: 1500, vat, total: subtotal + vat },
    },
    schedule: [],
  };
}
