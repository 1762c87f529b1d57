import type { Coordinates } from 'sijil/base/geo/coordinates';
import type { Localized } from 'sijil/base/i18n/localized';
import { isFarFromBranch, metresBetween } from '../scheduling/deadlines';

/** What a phone reported about a photo; null where it reported nothing. */
export interface TakenPhoto {
  readonly takenAt: Date | null;
  readonly place: Coordinates | null;
  readonly accuracy: number | null;
}

/** Visit to which a photo belongs; `place` is null where it may be anywhere. */
export interface PhotographedVisit {
  readonly startedAt: Date | null;
  readonly submittedAt: Date | null;
  readonly place: Coordinates | null;
}

/** Reasons for which a supervisor looks at a photo closely. None of them refuses it. */
export const photoDoubts = {
  otherTime: { ar: 'صورة التُقطت خارج وقت الزيارة', en: 'Photo taken outside the time of the visit' },
  otherPlace: { ar: 'صورة التُقطت بعيدًا عن الفرع', en: 'Photo taken far from the branch' },
  repeated: { ar: 'الصورة نفسها في سؤال آخر', en: 'The same photo with another question' },
} as const satisfies Record<string, Localized>;

export type PhotoDoubt = keyof typeof photoDoubts;

/** Difference between the clocks of a phone and the portal that raises no doubt. */
const clockMs = 5 * 60_000;

/** Returns what is doubtful about the time and the place of a photo. */
export function doubtsOfPhoto(photo: TakenPhoto, visit: PhotographedVisit): readonly PhotoDoubt[] {
  const { takenAt, place, accuracy } = photo;
  const early = takenAt && visit.startedAt && takenAt.getTime() < visit.startedAt.getTime() - clockMs;
  const late = takenAt && visit.submittedAt && takenAt.getTime() > visit.submittedAt.getTime() + clockMs;
  const far = place && visit.place && isFarFromBranch(metresBetween(place, visit.place), accuracy);
  return [...(early || late ? (['otherTime'] as const) : []), ...(far ? (['otherPlace'] as const) : [])];
}
