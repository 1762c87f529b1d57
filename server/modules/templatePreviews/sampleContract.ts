import { type Company, company } from '#domain/company';
import { placeholders } from '#domain/templates/placeholders';
import type { ContractData } from '../../pdf/documents/contract/contractData';
import { providerParty } from '../contracts/readContractParties';
import { providerBrand } from '../settings/readCompany';
import { contractTerms } from '#domain/templates/seedTemplates';
import { draw, drawingThreads } from '../../pdf/thread/drawingThreads';
import { offeredTerm } from '#domain/pricing/packages';
import { clausesOf } from '../contracts/buildContractData';

/**
 * Starts a drawing thread, unless one is running, and loads its code, its fonts and the texts of a contract, so that the next
 * order's contract need not wait for them.
 */
export async function warmDrawing(now: Date): Promise<void> {
  if (drawingThreads.isRunning) return;
  const data = sampleContract(company, now);
  await draw('contract', {
    ...data,
    clauses: clausesOf(contractTerms, data, placeholders.visit_days.example),
  });
}

/** Invented contract for a preview on a portal that has sent none; its names are the guide's examples. */
export function sampleContract(provider: Company, now: Date): Omit<ContractData, 'clauses'> {
  const values = placeholders;
  const [subtotal, vat] = [500_000, 75_000];
  return {
    brand: providerBrand(provider),
    number: values.contract_number.example.ar,
    issuedOn: now,
    term: offeredTerm('annual'),
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
