/** Pictures in one part of the gallery. */
export const galleryPageSize = 60;

/** Beyond so many they are not counted: «10,000+». */
export const galleryCountLimit = 10_000;

/** Pictures in one export: with files of at most 500 kB it stays below two gigabytes. */
export const galleryExportLimit = 4_000;

/** Key of a question or category across forms: the form's id, then its key. */
export const inForm = (formId: string, key: string): string => `${formId}/${key}`;

/** Fields of a request that the scores of its answers tell: who hides one of them sees no scores of pictures. */
export const scoreFields = ['score', 'grade', 'failedCritical'] as const;
