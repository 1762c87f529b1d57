import type { DocumentText } from '#domain/contracts/contractPaper';
import type { Severity } from '#domain/forms/severities';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Brand } from '../../createDocument';

export type ReportAnswer = 0 | 1 | 2 | 'not_applicable' | 'recorded';

export type CorrectiveStatus =
  | 'needed'
  | 'submitted'
  | 'accepted'
  | 'approved'
  | 'withdrawn'
  | 'rejected'
  | 'expired';

/** Answer apart from its score, with its limits; null without limits. */
export interface ReportSaid {
  readonly text: Localized;
  readonly limits: Localized | null;
  readonly outside: boolean;
}

export interface ReportQuestion {
  readonly text: Localized;
  readonly answer: ReportAnswer;
  readonly severity: Severity;
  readonly said?: ReportSaid;
  /** Note of the inspector. */
  readonly note?: string;
  readonly supervisorNote?: string;
  /** PNG or JPEG. */
  readonly evidence: readonly Buffer[];
  /** Names of the attached documents. */
  readonly attachments: readonly string[];
  readonly corrective?: {
    readonly status: CorrectiveStatus;
    readonly note?: string;
    /** Reason for a rejected correction. */
    readonly verdictNote?: string;
    /** Pictures of the correction. */
    readonly evidence: readonly Buffer[];
    readonly attachments: readonly string[];
  };
}

export interface ReportCategory {
  readonly name: Localized;
  /** Out of 100, or null when no question applied. */
  readonly score: number | null;
  /** Score of the category at the visit, if accepted corrections raised it. */
  readonly scoreAtVisit?: number;
  readonly questions: readonly ReportQuestion[];
}

/** Inspected branch or vehicle. */
export interface ReportSection {
  readonly vehicle?: { readonly name: DocumentText; readonly plate?: string };
  /** Out of 100. */
  readonly score: number;
  readonly categories: readonly ReportCategory[];
}

export interface ReportCertificate {
  readonly subject: DocumentText;
  readonly code: string;
  readonly score: number;
  readonly grade: string;
  readonly validUntil: Date;
}

export interface ReportData {
  readonly brand: Brand;
  readonly number: string;
  /** Time of issue; also the creation date of the file. */
  readonly issuedOn: Date;
  /** Start of the inspection and submission of its form. */
  readonly inspectedOn: Date;
  readonly endedOn?: Date;
  readonly registration?: { readonly commercial?: string; readonly vat?: string };
  /** Registration numbers of the provider. */
  readonly provider: { readonly commercial: string; readonly vat: string };
  /** Valid certificates of these results, of the branch or by plate. */
  readonly certificates: readonly ReportCertificate[];
  /** Signatories of the report, each with their role. */
  readonly signatures: readonly { readonly as: Localized; readonly name: DocumentText; readonly at: Date }[];
  readonly clientName: DocumentText;
  readonly branchName?: DocumentText;
  readonly city?: DocumentText;
  readonly address?: DocumentText;
  readonly service: Localized;
  readonly inspectorName: DocumentText;
  readonly supervisorName: DocumentText;
  /** Out of 100: of the branch, or the mean of the vehicles. */
  readonly score: number;
  readonly passingScore: number;
  readonly passed: boolean;
  readonly grade: { readonly letter: string; readonly label: Localized };
  /** Reason for a grade below the one that the score alone would earn. */
  readonly gradeReason?: Localized;
  /** Rise of the score by accepted corrections: score and grade at the visit, and the day of the present ones. */
  readonly raised?: { readonly score: number; readonly grade: string; readonly correctedOn: Date };
  readonly summary?: DocumentText;
  /** Parts: one for a branch, one for each vehicle. */
  readonly sections: readonly ReportSection[];
}
