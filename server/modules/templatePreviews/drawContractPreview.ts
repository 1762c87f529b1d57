import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import type { AppContext } from '#framework/server/http/appContext';
import { contracts } from '../../db/schema/money';
import { draw } from '../../pdf/draw';
import type { ContractData } from '../../pdf/documents/contract/contractData';
import type { DocumentLanguage } from '../../pdf/text/formats';
import { clausesOf } from '../contracts/contractTerms';
import { readCompany } from '../settings/readCompany';
import { sampleContract } from './sampleContract';

/**
 * The terms as a contract carries them, drawn by the drawer of every contract: with the parties, prices and visits of the
 * newest one that was sent, and an invented one where there is none yet.
 */
export async function drawContractPreview(
  api: AppContext,
  terms: ContractTemplate,
  language: DocumentLanguage,
): Promise<Buffer> {
  const data = (await newestContractData(api)) ?? sampleContract(await readCompany(api.db), api.clock());
  return draw('contractPreview', { data: { ...data, clauses: clausesOf(terms, data) }, language });
}

async function newestContractData({ db }: AppContext): Promise<ContractData | null> {
  const [newest] = await db
    .select({ data: contracts.data })
    .from(contracts)
    .where(and(eq(contracts.source, 'template'), isNotNull(contracts.data)))
    .orderBy(desc(contracts.sentAt))
    .limit(1);
  return newest?.data ?? null;
}
