/** «Either one file of each type or two files» (rules 2.8): a photo and a document, or two of either. Two, then. */
export const correctionFiles = 2;

export function provesCorrection(fileIds: readonly string[]): boolean {
  return new Set(fileIds).size >= correctionFiles;
}
