import type { CertificateTemplate } from '#domain/templates/certificateTemplate';

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
