import { toTenths } from 'sijil/base/numbers/rounding';
import type { Grade } from './grades';
import type { ScorableCategory } from './scoreForm';
import { scoreParts } from './scoreRequest';

type Severity = ScorableCategory['questions'][number]['severity'];

/** Results with the form and answers of each vehicle, or of the branch. */
export interface CorrectableResults {
  readonly parts: readonly {
    readonly vehicle: { readonly id: string } | null;
    readonly categories: readonly {
      readonly key: string;
      readonly weight: number;
      readonly questions: readonly {
        readonly key: string;
        readonly weight: number | null;
        readonly severity: Severity;
        readonly score: 0 | 1 | 2 | null;
        /** True if the correction was already accepted. */
        readonly mended: boolean | null;
      }[];
    }[];
  }[];
}

/** Question of one vehicle, or of the branch. */
export interface Correction {
  readonly vehicleId: string | null;
  readonly questionKey: string;
}

export interface CorrectedScore {
  /** Out of 100, one decimal; null when nothing applied. */
  readonly total: number | null;
  readonly grade: Grade | null;
}

/** Returns score and grade if these questions were corrected and accepted too. */
export function scoreIfCorrected(
  { parts }: CorrectableResults,
  corrections: readonly Correction[],
): CorrectedScore {
  const [first] = parts;
  if (!first) return { total: null, grade: null };
  const { total, grade } = scoreParts(
    first,
    parts.map(({ vehicle, categories }) => {
      const vehicleId = vehicle?.id ?? null;
      const questions = categories.flatMap((category) => category.questions);
      const accepted = questions.filter(({ mended }) => mended).map(({ key }) => key);
      const also = corrections
        .filter((correction) => correction.vehicleId === vehicleId)
        .map(({ questionKey }) => questionKey);
      return {
        vehicleId,
        answers: questions.map(({ key, score }) => ({ questionKey: key, score })),
        acceptedKeys: [...accepted, ...also],
      };
    }),
  );
  return { total, grade };
}

export interface LostPoint extends Correction {
  /** Points out of 100 that correcting this question alone would add to the score. */
  readonly gain: number;
}

/** Answers that still cost points, in descending order of their gain. */
export function lostPoints(results: CorrectableResults): readonly LostPoint[] {
  const now = scoreIfCorrected(results, []).total ?? 0;
  return results.parts
    .flatMap(({ vehicle, categories }) =>
      categories.flatMap(({ questions }) =>
        questions
          .filter(({ score, mended }) => !mended && (score === 0 || score === 1))
          .map(({ key }) => ({ vehicleId: vehicle?.id ?? null, questionKey: key })),
      ),
    )
    .map((correction) => ({
      ...correction,
      gain: difference(scoreIfCorrected(results, [correction]).total ?? 0, now),
    }))
    .sort((a, b) => b.gain - a.gain);
}

/** Points that the score has lost, out of 100; 0 without a score. */
export function pointsLost(results: CorrectableResults): number {
  const { total } = scoreIfCorrected(results, []);
  return total === null ? 0 : difference(100, total);
}

/** Exact difference of two scores with one decimal. */
function difference(after: number, before: number): number {
  return toTenths({ numerator: BigInt(Math.round(after * 10) - Math.round(before * 10)), denominator: 10n });
}
