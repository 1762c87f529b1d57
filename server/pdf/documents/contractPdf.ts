import { drawPaymentSchedule } from '../blocks/paymentSchedule';
import { runningHead } from '../blocks/runningHead';
import { title } from '../blocks/text';
import { createDocument } from '../createDocument';
import { finishDocument } from '../finishDocument';
import { type DocumentLanguage, inLanguage } from '../text/formats';
import { auditRecord } from './contract/auditRecord';
import { clausesSection } from './contract/clausesSection';
import type { ContractData, ContractSignature } from './contract/contractData';
import { contractLabels } from '#domain/contracts/contractLabels';
import { contractSummary, partiesSection, subjectSection } from './contract/partiesSection';
import { priceSection } from './contract/priceSection';
import { signatureSection } from './contract/signatureSection';

/** Contract as an A4 PDF, by default in Arabic and English side by side, as it is sent to be signed. */
export function renderContract(data: ContractData, language: DocumentLanguage = 'both'): Promise<Buffer> {
  const name = inLanguage(contractLabels.title, language);
  const { brand, number, issuedOn } = data;
  const document = createDocument({ language, brand, title: `${name} ${number}`, createdAt: issuedOn });
  title(document, contractLabels.title);
  contractSummary(document, data);
  partiesSection(document, data);
  subjectSection(document, data);
  priceSection(document, data.price);
  drawPaymentSchedule(document, data.schedule);
  clausesSection(document, data.clauses);
  signatureSection(document, data);
  return finishDocument(document, runningHead(document, { brand, title: name, number }));
}

/** The pages that a signature adds to its contract: the signed boxes and the record of how it came about. */
export function renderSignaturePages(
  data: ContractData,
  signature: ContractSignature,
  language: DocumentLanguage = 'both',
): Promise<Buffer> {
  const name = inLanguage(contractLabels.signaturePages, language);
  const { brand, number } = data;
  const createdAt = signature.signedAt;
  const document = createDocument({ language, brand, title: `${name} ${number}`, createdAt });
  auditRecord(document, data, signature);
  signatureSection(document, data, signature);
  return finishDocument(document, runningHead(document, { brand, title: name, number }));
}
