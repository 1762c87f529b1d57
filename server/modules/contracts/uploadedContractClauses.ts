import type { ContractClause } from '#domain/contracts/contractPaper';

/** The terms of a contract that was uploaded as a file: they are that file's. */
export const uploadedContractClauses: readonly ContractClause[] = [
  {
    title: { ar: 'بنود العقد', en: 'Terms' },
    body: {
      ar: 'بنود هذا العقد هي الواردة في الملف الذي أُرسل إلى العميل عبر المنصة واطّلع عليه قبل التوقيع، وبصمته مبيّنة في سجل التوقيع الإلكتروني الملحق.',
      en: 'The terms of this contract are those of the file that was sent to the client through the portal and seen before signing. Its fingerprint is given in the electronic signature record attached.',
    },
  },
];
