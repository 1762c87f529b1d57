/** Whether no value of a list of texts stands in it twice. */
export function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
