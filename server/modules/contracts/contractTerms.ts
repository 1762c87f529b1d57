import type { ContractClause } from '#domain/contracts/contractPaper';
import { formatMoney } from '#framework/base/formats/money';
import { bothLanguages, type Localized } from '#framework/base/i18n/localized';
import { CORRECTIONS_WINDOW_DAYS } from '#domain/scheduling/deadlines';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { fillPlaceholders, type PlaceholderKey } from '#domain/templates/placeholders';
import type { ContractData } from '../../pdf/documents/contract/contractData';

/** The clauses as this contract says them: every placeholder filled with what the contract holds. */
export function clausesOf(
  { clauses }: ContractTemplate,
  contract: Omit<ContractData, 'clauses'>,
): readonly ContractClause[] {
  const values = valuesOf(contract);
  return clauses.map(({ title, body }) => ({
    title: fillPlaceholders(title, values),
    body: fillPlaceholders(body, values),
  }));
}

function valuesOf(contract: Omit<ContractData, 'clauses'>): Partial<Record<PlaceholderKey, Localized>> {
  const { number, client, provider, service, inspections, price } = contract;
  return {
    client: bothLanguages(client.company),
    provider: bothLanguages(provider.company),
    contract_number: bothLanguages(number),
    service,
    package: contract.package,
    visits: bothLanguages(String(inspections)),
    total: { ar: formatMoney(price.total, 'ar'), en: formatMoney(price.total, 'en') },
    vat_percent: bothLanguages(String(price.vatRate / 100)),
    correction_days: bothLanguages(String(CORRECTIONS_WINDOW_DAYS)),
  };
}
