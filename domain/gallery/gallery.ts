/** Number of pictures in one part of the gallery. */
export const galleryPageSize = 60;

/** Highest number of pictures that is counted exactly; beyond it «10,000+». */
export const galleryCountLimit = 10_000;

/** Maximum number of pictures in one export: with files of at most 500 kB it stays below two gigabytes. */
export const galleryExportLimit = 4_000;

/** Key of a question or category across forms: the form's id, then its key. */
export const inForm = (formId: string, key: string): string => `${formId}/${key}`;

/** Fields of a request that reveal its answers' scores: a reader without one of them sees no scores of pictures. */
export const scoreFields = ['score', 'grade', 'failedCritical'] as const;
