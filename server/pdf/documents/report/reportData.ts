import type { Localized } from '#domain/i18n/localized';
import type { Brand } from '../../brand';
import type { DocumentText } from '../../text/formats';

export type ReportAnswer = 0 | 1 | 2 | 'not_applicable';

export type CorrectiveStatus = 'needed' | 'submitted' | 'approved' | 'rejected' | 'expired';

export interface ReportQuestion {
  readonly text: Localized;
  readonly answer: ReportAnswer;
  readonly note?: string;
  /** PNG or JPEG; the first two are shown. */
  readonly evidence: readonly Buffer[];
  readonly corrective?: { readonly status: CorrectiveStatus; readonly note?: string };
}

export interface ReportCategory {
  readonly name: Localized;
  /** Out of 100, or null when no question applied. */
  readonly score: number | null;
  readonly questions: readonly ReportQuestion[];
}

/** One branch, or one of several vehicles. */
export interface ReportSection {
  readonly vehicle?: { readonly name: DocumentText; readonly plate?: string };
  /** Out of 100. */
  readonly score: number;
  readonly categories: readonly ReportCategory[];
}

export interface ReportData {
  readonly brand: Brand;
  readonly number: string;
  /** Also the creation date in the file. */
  readonly issuedOn: Date;
  readonly inspectedOn: Date;
  readonly clientName: DocumentText;
  readonly branchName?: DocumentText;
  readonly city?: DocumentText;
  readonly service: Localized;
  readonly inspectorName: DocumentText;
  readonly supervisorName: DocumentText;
  /** Out of 100: of the branch, or the mean of the vehicles. */
  readonly score: number;
  readonly passingScore: number;
  readonly passed: boolean;
  readonly grade: { readonly letter: string; readonly label: Localized };
  readonly summary?: DocumentText;
  /** One for a branch; one for each vehicle. */
  readonly sections: readonly ReportSection[];
}
