import type { SocialTemplate } from '../socialTemplate';

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
