import type { CertificateTemplate } from '../certificateTemplate';
import type { SocialTemplate } from '../socialTemplate';

/** The certificate that a new portal starts with; an admin publishes further versions of it. */
export const certificateDesign: CertificateTemplate = {
  key: 'inspection_certificate',
  title: { ar: 'شهادة تفتيش', en: 'Certificate of Inspection' },
  texts: {
    awarded: { ar: 'تُمنح هذه الشهادة إلى', en: 'This certificate is awarded to' },
    basis: {
      ar: 'بعد زيارة تفتيش ميدانية روجعت نتائجها واعتُمدت، بالدرجة المبيّنة هنا.',
      en: 'after an on-site inspection whose results were reviewed and approved, with the score shown here.',
    },
    basisCorrected: {
      ar: 'بعد زيارة تفتيش ميدانية واعتماد ما صُحّح بعدها، بالدرجة المبيّنة هنا.',
      en: 'after an on-site inspection and the approval of what was corrected since, with the score shown here.',
    },
    verify: {
      ar: 'امسح رمز الاستجابة السريعة بكاميرا الجوال، أو افتح الرابط، لتعرف هل الشهادة سارية أم منتهية أم ملغاة.',
      en: 'Scan the QR code with a phone camera, or open the link, to see whether it is valid, expired or revoked.',
    },
    note: { ar: '', en: '' },
  },
  layout: { border: 'double', band: true, rosette: true, people: true, hijri: true },
};

/** The post that certificates are shared with while none is published; a new template begins as a copy of it. */
export const certificatePost: SocialTemplate = {
  key: 'certificate_post',
  title: { ar: 'إعلان الشهادة', en: 'The certificate' },
  texts: {
    caption: {
      ar: 'حصل «{subject}» على شهادة «{service}» بدرجة {score} من 100 (التقدير {grade}). التحقق من الشهادة:',
      en: '{subject} has earned its “{service}” certificate with {score} out of 100 (grade {grade}). Verify it here:',
    },
    heading: { ar: 'شهادة تفتيش', en: 'Inspection certificate' },
    line: { ar: '', en: '' },
  },
  parts: { grade: true, code: true },
  image: null,
};
