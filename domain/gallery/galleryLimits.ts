/** Pictures in one part of the gallery. */
export const galleryPageSize = 60;
/** Beyond so many they are not counted: «10,000+». */
export const galleryCountLimit = 10_000;
/** Pictures in one export: with files of at most 500 kB it stays below two gigabytes. */
export const galleryExportLimit = 4_000;

/** Key of a question or category across forms: the form's id, then its key. */
export const inForm = (formId: string, key: string): string => `${formId}/${key}`;
