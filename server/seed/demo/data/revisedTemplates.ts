import type { CertificateTemplate } from '#domain/templates/certificateTemplate';
import type { ContractTemplate, TemplateClause } from '#domain/templates/contractTemplate';

/** Reason for revising the certificate, in the version's note. */
export const designNote = 'ملاحظة في أسفل الشهادة بأنها لا تغني عن التراخيص.';

/** The certificate as the demo business revised it: what its second version says. */
export function revisedDesign(design: CertificateTemplate): CertificateTemplate {
  return {
    ...design,
    texts: {
      ...design.texts,
      note: {
        ar: 'تثبت هذه الشهادة نتيجة التفتيش في تاريخه، ولا تغني عن التراخيص التي يوجبها النظام.',
        en: 'This certificate attests the result on the day of the inspection and replaces no licence that the law requires.',
      },
    },
  };
}

/** Reason for revising the terms, in the version's note. */
export const termsNote = 'بند جديد عن تعذّر الزيارة.';

const missedVisit: TemplateClause = {
  key: 'missed_visit',
  title: { ar: 'تعذّر الزيارة', en: 'A visit that cannot take place' },
  body: {
    ar: 'إذا حضر المفتش في الموعد وتعذّر عليه التفتيش لسبب يعود إلى {client} حُسبت الزيارة من رصيد الباقة، ويجوز طلب موعد آخر بمقابل.',
    en: 'If the inspector comes at the agreed time and cannot inspect for a reason that lies with {client}, the visit counts against the package; another time may be ordered at a charge.',
  },
};

/** The terms as the demo business revised them: what their second version says. */
export function revisedTerms(terms: ContractTemplate): ContractTemplate {
  const clauses = terms.clauses.flatMap((clause) =>
    clause.key === 'visit_times' ? [clause, missedVisit] : [clause],
  );
  return { ...terms, clauses };
}
