import { and, desc, eq } from 'drizzle-orm';
import { formatMoney } from '#domain/formats/formatMoney';
import type { Localized } from '#domain/i18n/localized';
import { CORRECTIONS_WINDOW_DAYS } from '#domain/scheduling/correctionsDeadline';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { fillPlaceholders, type PlaceholderKey } from '#domain/templates/placeholders';
import type { Queryable } from '../../db/connect';
import { documentVersions } from '../../db/schema/documentVersions';
import { templates } from '../../db/schema/templates';
import type { DocumentText } from '../../pdf/text/formats';
import type { ContractClause, ContractData } from '../../pdf/documents/contract/contractData';

/** The terms in force: the newest published version of the contract's template. */
export async function readContractTerms(
  db: Queryable,
): Promise<{ readonly versionId: string; readonly terms: ContractTemplate }> {
  const [found] = await db
    .select({ versionId: documentVersions.id, terms: documentVersions.body })
    .from(documentVersions)
    .innerJoin(templates, eq(templates.id, documentVersions.templateId))
    .where(and(eq(templates.kind, 'contract'), eq(templates.status, 'published')))
    .orderBy(desc(documentVersions.version))
    .limit(1);
  if (!found) throw new Error('no terms of the contract are published');
  return { versionId: found.versionId, terms: found.terms as ContractTemplate };
}

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
    client: bothOf(client.company),
    provider: bothOf(provider.company),
    contract_number: bothOf(number),
    service,
    package: contract.package,
    visits: bothOf(String(inspections)),
    total: { ar: formatMoney(price.total, 'ar'), en: formatMoney(price.total, 'en') },
    vat_percent: bothOf(String(price.vatRate / 100)),
    correction_days: bothOf(String(CORRECTIONS_WINDOW_DAYS)),
  };
}

function bothOf(text: DocumentText): Localized {
  return typeof text === 'string' ? { ar: text, en: text } : text;
}
