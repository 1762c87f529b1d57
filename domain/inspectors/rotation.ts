/** Most consecutive visits of a branch by one inspector, while another is available. */
export const mostInARow = 2;

/** Rotation check: true when the next visit would be the inspector's third in a row at the branch. */
export function isThirdRunning({ visitsInARow }: { readonly visitsInARow: number }): boolean {
  return visitsInARow >= mostInARow;
}
