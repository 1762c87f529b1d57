/** Name of a sheet's column by its position: A, B … Z, AA, AB … */
export function columnName(index: number): string {
  const before = Math.floor(index / 26) - 1;
  return `${before < 0 ? '' : columnName(before)}${String.fromCharCode(65 + (index % 26))}`;
}
