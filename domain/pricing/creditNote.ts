/** What has happened on a request so far, in halalas; `refunded` counts what was decided, sent or not. */
export interface RequestBalance {
  readonly invoiced: number;
  readonly credited: number;
  readonly paid: number;
  readonly refunded: number;
}

/**
 * How much of a refund a credit note takes back. Money that no invoice covers any more (it arrived for an order that had
 * been cancelled and credited) goes back first and needs none; so the notes of a request never exceed its invoice.
 */
export function creditedByRefund(
  refund: number,
  { invoiced, credited, paid, refunded }: RequestBalance,
): number {
  const uncovered = Math.max(0, paid - refunded - (invoiced - credited));
  return Math.max(0, refund - uncovered);
}

/** What a request still owes, zero where more was paid than invoiced. */
export function owedOn({ invoiced, credited, paid, refunded }: RequestBalance): number {
  return Math.max(0, invoiced - credited - (paid - refunded));
}
