import type { Retry } from 'sijil/schema/operationTypes';
import type { Coordinates } from 'sijil/base/geo/coordinates';
import type { VisitDraftView } from '#domain/api/fieldViews';
import type { Wire } from 'sijil/contract/parts';
import type { Assignment, Draft, Evidence, SentAnswer, Taken } from './fieldApi';

/** Answer whose evidence is still on the device, by its SHA-256. */
export interface PlannedAnswer extends Omit<SentAnswer, 'fileIds' | 'mendedFileIds'> {
  readonly files: readonly string[];
  /** Photos of what was corrected during the visit. */
  readonly mendedFiles?: readonly string[];
}

/** Evidence file that is stored on the device until it has been uploaded. */
export interface StoredEvidence extends Taken {
  readonly sha256: string;
  readonly name: string;
  readonly size: number;
  /** Id of the uploaded file. */
  readonly fileId?: string;
}

export interface FilledForm {
  /** Permanent key of this submission: a repeated call is recognized by it. */
  readonly key: string;
  /** End of the visit, by the device's clock; absent in forms of the first release. */
  readonly endedAt?: string;
  readonly answers: readonly PlannedAnswer[];
  readonly evidence: readonly StoredEvidence[];
}

/** Finished visit that has not been sent yet: its start, its evidence, its answers. */
export interface QueuedVisit {
  readonly requestId: string;
  readonly number: number;
  /** Version of the request that the inspector had. */
  readonly version: number;
  readonly start: { readonly at: string; readonly place: Coordinates | null; readonly accuracy: number };
  /** Latest draft that the portal and this device have. */
  readonly draftNumber?: number;
  /** Null for a visit that was begun and not filled in yet. */
  readonly form: FilledForm | null;
  /** The last refusal of the portal. */
  readonly refusal?: Refusal;
}

export interface Refusal {
  readonly code: string | undefined;
  readonly message: string;
  /** `never`: the visit waits until its inspector changes it, and is then queued without the refusal. */
  readonly retry: Retry;
  /** Problems by field, e.g. `answers.q3`. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** A visit that was begun on this device and is not sent. */
export interface VisitUnderWay {
  readonly requestId: string;
  /** Its answers so far; the number follows the latest draft that this device has. */
  readonly draft: Omit<Draft, 'at'>;
  /** True if the portal has exactly these answers. */
  readonly isSent: boolean;
  /** Time at which the last draft was sent from here. */
  readonly sentAt?: string;
  /** Photos on this device that the portal does not have. */
  readonly evidence: readonly StoredEvidence[];
}

/** Draft of another device, and the portal's time with it. */
export interface NewerDraft {
  readonly draft: Wire<VisitDraftView>;
  readonly portalNow: string;
}

/** Answers of visits under way, for a device on which they are given one by one. */
export interface DraftStore {
  underWay(): Promise<readonly VisitUnderWay[]>;
  /** Stores that the portal has the draft. */
  sent(visit: VisitUnderWay, at: string): Promise<void>;
  /** Stores that the portal has a photo. */
  uploaded(sha256: string, fileId: string): Promise<void>;
  /** Merges a newer draft: of each question the later answer, with the photos of both. */
  merge(requestId: string, newer: NewerDraft, now: Date): Promise<void>;
}

/** The assignments as last received, with the cursor from which changes are asked. */
export interface KnownVisits {
  readonly cursor: string | null;
  readonly assignments: readonly Assignment[];
}

/**
 * Store of an inspector's device. Every promise resolves once the data is on the disk; a visit is queued after its evidence,
 * completely or not at all.
 */
export interface VisitStore {
  state(): Promise<KnownVisits>;
  remember(state: KnownVisits): Promise<void>;
  keepEvidence(evidence: Evidence): Promise<StoredEvidence>;
  evidence(sha256: string): Promise<Uint8Array<ArrayBuffer>>;
  queued(): Promise<readonly QueuedVisit[]>;
  queue(visit: QueuedVisit): Promise<void>;
  /** Absent where a visit is filled in at once. */
  readonly drafts?: DraftStore;
  /** Removes a sent visit and the evidence that no other visit needs. */
  done(visit: QueuedVisit): Promise<void>;
}
