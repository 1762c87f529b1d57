import { findPdfProblem } from '../findPdfProblem';
import { drawings } from './drawings';

/** Everything that a drawing thread does, by name. */
export const threadTasks = { ...drawings, findPdfProblem };

export interface ThreadTask {
  readonly name: keyof typeof threadTasks;
  readonly input: unknown;
}
