import { paymentSchedule } from '../blocks/paymentSchedule';
import { runningHead } from '../blocks/runningHead';
import { title } from '../blocks/text';
import { createDocument } from '../createDocument';
import { finishDocument } from '../finishDocument';
import { type DocumentLanguage, inLanguage } from '../text/formats';
import { auditPage } from './contract/auditPage';
import { clausesSection } from './contract/clausesSection';
import type { ContractData } from './contract/contractData';
import { contractLabels } from './contract/contractLabels';
import { contractSummary, partiesSection, subjectSection } from './contract/partiesSection';
import { priceSection } from './contract/priceSection';
import { signatureSection } from './contract/signatureSection';

/**
 * The contract as an A4 PDF, by default in Arabic with English beside it. With `data.signature` it carries
 * the signature and a closing audit page. Equal data gives equal bytes, so a fingerprint can be checked by
 * rendering again.
 */
export function renderContract(data: ContractData, language: DocumentLanguage = 'both'): Promise<Buffer> {
  const name = inLanguage(contractLabels.title, language);
  const { brand, number, signature } = data;
  const document = createDocument({
    language,
    brand,
    title: `${name} ${number}`,
    createdAt: signature?.signedAt ?? data.issuedOn,
  });
  title(document, contractLabels.title);
  contractSummary(document, data);
  partiesSection(document, data);
  subjectSection(document, data);
  priceSection(document, data.price);
  paymentSchedule(document, data.schedule);
  clausesSection(document, data.clauses);
  signatureSection(document, data);
  if (signature) auditPage(document, data, signature);
  return finishDocument(document, runningHead(document, { brand, title: name, number }));
}
