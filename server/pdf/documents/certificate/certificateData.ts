import type { DocumentText, Instant } from '#domain/contracts/contractPaper';
import type { Localized } from 'sijil/base/i18n/localized';
import type { CertificateLayout } from '#domain/templates/certificateTemplate';
import type { Brand } from '../../createDocument';
import { certificateDesign } from '#domain/templates/seedTemplates';

export interface Design {
  readonly wording: CertificateWording;
  readonly layout: CertificateLayout;
}

/** Design of a certificate at the time of issue; the first design if none was stored. */
export function designOf({ wording, layout, raised }: CertificateData): Design {
  const { title, texts, layout: first } = certificateDesign;
  const { basis, basisCorrected, ...others } = texts;
  return {
    wording: wording ?? { title, ...others, basis: raised ? basisCorrected : basis },
    layout: layout ?? first,
  };
}

export const certificateLabels = {
  inspectedOn: { ar: 'تاريخ التفتيش', en: 'Inspected on' },
  atVisit: { ar: 'الدرجة عند الزيارة', en: 'Score at the visit' },
  corrected: { ar: 'بعد الإجراءات التصحيحية', en: 'After corrective actions' },
  branch: { ar: 'الفرع', en: 'Branch' },
  vehicle: { ar: 'المركبة', en: 'Vehicle' },
  service: { ar: 'الخدمة', en: 'Service' },
  city: { ar: 'المدينة', en: 'City' },
  grade: { ar: 'التقدير', en: 'Grade' },
  issuedOn: { ar: 'تاريخ الإصدار', en: 'Issued on' },
  validUntil: { ar: 'سارية حتى', en: 'Valid until' },
  inspector: { ar: 'المفتش', en: 'Inspector' },
  supervisor: { ar: 'المشرف', en: 'Supervisor' },
  code: { ar: 'رمز الشهادة', en: 'Certificate code' },
  verifyTitle: { ar: 'التحقق من الشهادة', en: 'Verify this certificate' },
} satisfies Record<string, Localized>;

/** Wording of the design on this certificate, its placeholders filled. */
export interface CertificateWording {
  readonly title: Localized;
  readonly awarded: Localized;
  readonly basis: Localized;
  readonly verify: Localized;
  /** Empty where the design has none. */
  readonly note: Localized;
}

export interface CertificateData {
  readonly brand: Brand;
  /** Absent from certificates issued before designs had versions, which use the first design. */
  readonly wording?: CertificateWording;
  readonly layout?: CertificateLayout;
  readonly code: string;
  readonly clientName: DocumentText;
  /** The holder's logo, read for rendering: `certificates.logo` stores its id. */
  readonly logo?: Buffer | null;
  readonly place:
    | { readonly kind: 'branch'; readonly name: DocumentText }
    | { readonly kind: 'vehicle'; readonly name: DocumentText; readonly plate?: string };
  readonly service: Localized;
  readonly city?: DocumentText;
  /** Out of 100, one decimal. */
  readonly score: number;
  readonly grade: { readonly letter: string; readonly label: Localized };
  /** Reason for a grade below the one that the score alone would earn. */
  readonly gradeReason?: Localized;
  /** Time of the inspection. */
  readonly inspectedOn?: Date;
  /** Rise of the score by accepted corrections: score and grade at the visit, and the day of the present ones. */
  readonly raised?: {
    readonly score: number;
    readonly grade: string;
    readonly correctedOn: Date;
  };
  /** Time of issue; also the creation date of the file. */
  readonly issuedOn: Instant;
  readonly validUntil: Instant;
  readonly inspectorName: DocumentText;
  readonly supervisorName: DocumentText;
  /** Absolute address of the public page that shows whether the certificate is valid. */
  readonly verificationUrl: string;
  /** Signed claims of the certificate, which the QR code contains after the address. Absent before signing was introduced. */
  readonly seal?: string;
}
