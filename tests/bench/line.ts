/** One row of the table in docs/benchmarks.md. */
export interface Line {
  readonly what: string;
  readonly goal: string;
  /** Measured: a ratio with its spread, or an amount. */
  readonly figure: string;
  /** What the ratio was made of. */
  readonly detail: string;
  readonly reached: boolean;
}
