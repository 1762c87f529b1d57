import type { Coordinates } from 'sijil/base/geo/coordinates';
import type { Score } from '#domain/forms/answer';
import type { Assignment } from '../../sync/fieldApi';
import type { Refusal, StoredEvidence } from '../../sync/visitStore';

export interface Start {
  readonly at: string;
  readonly place: Coordinates | null;
  /** In metres. */
  readonly accuracy: number;
}

/** A visit that was begun on this phone. */
export interface Work {
  readonly requestId: string;
  /** The visit as it was begun: the portal may give it to somebody else meanwhile. */
  readonly assignment: Assignment;
  readonly start: Start;
  /** True once the portal knows the start. */
  readonly startSent?: boolean;
  /** Latest draft that the portal and this phone have: with what it sent itself, when and a hash of it. Since version 3. */
  readonly draft?: { readonly number: number; readonly sentAt?: string; readonly hash?: string };
  /** End of the visit, with the permanent key of its submission. */
  readonly end?: { readonly at: string; readonly key: string };
  /** What the portal refused last; after a final refusal the visit is open again. */
  readonly refusal?: Refusal;
}

export interface AnswerKey {
  readonly requestId: string;
  /** Id of the vehicle; empty for the visited branch. */
  readonly part: string;
  readonly questionKey: string;
}

export interface StoredAnswer extends AnswerKey {
  /** Absent where nothing was chosen yet, null for "not applicable". */
  readonly score?: Score | null;
  readonly reading?: number;
  readonly entries?: readonly string[];
  readonly note?: string;
  /** SHA-256 of each photo. */
  readonly files: readonly string[];
  /** SHA-256 of each photo of what was corrected during the visit, and what was done. Since version 2. */
  readonly mendedFiles?: readonly string[];
  readonly mendedNote?: string;
  /** True once the inspector has left the finding's screen, where a note is optional. */
  readonly noted?: boolean;
  readonly changedAt: string;
  /** Photos that were removed here, which another phone may still have. Since version 3. */
  readonly removed?: readonly string[];
  /** Where another phone gave the answer: which, and when by the portal's clock. Since version 3. */
  readonly from?: { readonly device: string; readonly at: string };
}

export interface StoredPhoto extends TakenFrom {
  readonly sha256: string;
  readonly requestId: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly takenAt: string;
  /** Small JPEG for lists; absent for a document. */
  readonly thumbnail?: ArrayBuffer;
  /** Id of the file at the portal. */
  readonly fileId?: string;
}

/** A photo as it is sent. */
export const toEvidence = ({
  sha256,
  name,
  size,
  fileId,
  takenAt,
  place,
  accuracy,
}: StoredPhoto): StoredEvidence => ({
  sha256,
  name,
  size,
  fileId,
  takenAt,
  ...(place && { place, ...(accuracy !== undefined && { accuracy }) }),
});

/** What a photo shows: the finding, or its correction during the visit. */
export type PhotoUse = 'files' | 'mendedFiles';

/** Photos of an answer. */
export const photosOf = ({ files, mendedFiles = [] }: Pick<StoredAnswer, PhotoUse>): readonly string[] => [
  ...files,
  ...mendedFiles,
];

/** A photo or document as it is taken, before it is stored. */
export interface NewPhoto extends TakenFrom {
  readonly sha256: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  readonly takenAt: string;
  readonly thumbnail?: ArrayBuffer;
}

/** Where a photo was taken, by the phone or by the camera that wrote it into the picture. */
interface TakenFrom {
  readonly place?: Coordinates | null;
  /** In metres. */
  readonly accuracy?: number;
}

/** A visit that was handed in from this phone. */
export interface SentVisit {
  readonly requestId: string;
  readonly number: number;
  readonly name: string;
  readonly sentAt: string;
  /** Set where the visit was no longer the inspector's: who has it now, if anybody does. */
  readonly handedOverTo?: { readonly inspector: string | null };
}
