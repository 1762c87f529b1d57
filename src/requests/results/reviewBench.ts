import { createContext } from 'react';

/** State of the review that a form's rows read; null where the form is only shown. */
export interface ReviewBench {
  /** The row at hand, by `answerKey`. */
  readonly current: string | null;
  /** The place of each question in the form, from 1. */
  readonly numberOf: (answer: string) => number;
  readonly isReviewed: (answer: string) => boolean;
  /** Accepts what the inspector answered, of a category at once. */
  readonly accept: (answers: readonly string[]) => void;
  /** Brings a question below 2 to hand, where the one at hand is not: only such are shown from now on. */
  readonly seekBelow: () => void;
}

export const ReviewBenchContext = createContext<ReviewBench | null>(null);
