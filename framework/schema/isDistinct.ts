/** True for a list of texts without duplicates. */
export function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
