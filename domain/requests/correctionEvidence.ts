/** «Either one file of each type or two files» (rules 2.8): a photo and a document, or two of either. Two, then. */
export const correctionFiles = 2;
/** Number of files needed to contest a finding. */
export const contestFiles = 1;

export function filesAsked(contested: boolean): number {
  return contested ? contestFiles : correctionFiles;
}

/** True when so many files are enough evidence for a correction, or for contesting it. */
export function provesAnswer(fileIds: readonly string[], contested: boolean): boolean {
  return new Set(fileIds).size >= filesAsked(contested);
}
