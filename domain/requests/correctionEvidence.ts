/** «Either one file of each type or two files» (rules 2.8): a photo and a document, or two of either. Two, then. */
export const correctionFiles = 2;
/** What a finding is contested with: one is enough. */
export const contestFiles = 1;

export function filesAsked(contested: boolean): number {
  return contested ? contestFiles : correctionFiles;
}

/** Whether so many files prove that an item was mended, or speak for contesting it. */
export function provesAnswer(fileIds: readonly string[], contested: boolean): boolean {
  return new Set(fileIds).size >= filesAsked(contested);
}
