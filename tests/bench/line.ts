/** One row of the table in docs/benchmarks.md. */
export interface Line {
  readonly what: string;
  readonly goal: string;
  /** Measured value: a ratio with its spread, or an amount. */
  readonly figure: string;
  /** Figures behind the ratio. */
  readonly detail: string;
  readonly reached: boolean;
}

type Measured = Omit<Line, 'what' | 'goal'>;

/** Measures one row; if that fails, the row gives the reason and the others continue. */
export async function attempt(what: string, goal: string, measure: () => Promise<Measured>): Promise<Line> {
  console.log(`… ${what}`);
  const measured = await measure().catch((error: unknown): Measured => {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { figure: 'not measured', detail: reason.replaceAll('|', '/').slice(0, 300), reached: false };
  });
  const { figure, detail, reached } = measured;
  console.log(`${reached ? '✓' : '·'} ${what.padEnd(62)} ${figure.padEnd(22)} ${goal.padEnd(18)} ${detail}`);
  return { what, goal, ...measured };
}

/** Figure with a unit that must not exceed its goal. */
export function atMost(most: number, amount: number, unit: string, detail: string): Measured {
  return { figure: `${round(amount)} ${unit}`, detail, reached: amount <= most };
}

export const round = (amount: number) => (amount >= 100 ? Math.round(amount) : Number(amount.toPrecision(3)));
