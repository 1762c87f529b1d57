/** Nobody makes three visits of a branch one after the other where somebody else can come. */
export const mostInARow = 2;

/** Whether the next visit would be the third running of the same inspector at the branch. */
export function isThirdRunning({ visitsInARow }: { readonly visitsInARow: number }): boolean {
  return visitsInARow >= mostInARow;
}
